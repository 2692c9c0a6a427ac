declare global {
  interface Window {
    /** Stops recording and returns the recorded presses, which are no longer marked busy. */
    luckanPresses?: () => HTMLElement[];
  }
}

/**
 * Records presses before the shop's code has loaded and marks the buttons busy: on a slow phone the page is readable
 * long before. Its source text is a hashed inline script in the site's documents, so it must not use anything from
 * outside.
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

/** Repeats the early presses once they work, in order and each on the result of the one before. */
export async function repeatPresses(page: Window): Promise<void> {
  for (const button of page.luckanPresses?.() ?? []) {
    button.click();
    // React renders the change before the next task.
    await new Promise((resolve) => setTimeout(resolve));
  }
}
