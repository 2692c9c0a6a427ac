declare global {
  interface Window {
    /** Ends the keeping, and gives what was kept, which no longer looks busy. */
    luckanPresses?: () => HTMLElement[];
  }
}

/**
 * Keeps what is pressed before the shop's code is there, and shows that it was: on a slow phone the page can be
 * read long before. Its source text stands as a hashed inline script in the documents of the site: it must use
 * nothing from outside.
 */
export function keepPresses(page: Window): void {
  const kept: HTMLElement[] = [];
  const keep = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>('button[type=button]');
    if (!button) return;
    button.dataset.kept = '';
    button.setAttribute('aria-busy', 'true');
    kept.push(button);
  };
  page.document.addEventListener('click', keep);
  page.luckanPresses = () => {
    page.document.removeEventListener('click', keep);
    for (const button of kept) {
      delete button.dataset.kept;
      button.removeAttribute('aria-busy');
    }
    return kept;
  };
}

/** Does what was pressed too early, in its order and each on what the one before has left, now that it has a meaning. */
export async function repeatPresses(page: Window): Promise<void> {
  for (const button of page.luckanPresses?.() ?? []) {
    button.click();
    // React shows what has changed before the next task.
    await new Promise((resolve) => setTimeout(resolve));
  }
}
