declare global {
  interface Window {
    /** Ends the keeping, and gives what was kept. */
    luckanPresses?: () => HTMLElement[];
  }
}

/**
 * Keeps what is pressed before the shop's code is there, and shows that it was: on a slow phone the page can be
 * read long before. Its source text stands as a hashed inline script in the documents of the site: it must use
 * nothing from outside.
 */
export function keepPresses(page: Window): void {
  const kept = new Set<HTMLElement>();
  const keep = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>('button[type=button]');
    if (!button) return;
    button.dataset.kept = '';
    kept.add(button);
  };
  page.document.addEventListener('click', keep);
  page.luckanPresses = () => {
    page.document.removeEventListener('click', keep);
    return [...kept];
  };
}

/** Does what was pressed too early, once each, now that the buttons have their meaning. */
export function repeatPresses(page: Window): void {
  for (const button of page.luckanPresses?.() ?? []) {
    delete button.dataset.kept;
    button.click();
  }
}
