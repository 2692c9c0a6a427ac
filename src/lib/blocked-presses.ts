const pending = new Set<HTMLElement>();

function mark(button: HTMLElement, isPending: boolean): void {
  if (isPending) {
    pending.add(button);
    button.dataset.pending = '';
    button.setAttribute('aria-busy', 'true');
  } else {
    pending.delete(button);
    delete button.dataset.pending;
    button.removeAttribute('aria-busy');
  }
}

/**
 * Records presses that React blocks: at the root it stops an event for prerendered markup whose code has not loaded. The
 * buttons are marked busy until `repeatBlockedPresses`.
 */
export function recordBlockedPresses(page: Document): void {
  const record = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>('button[type=button]');
    if (!button) return;
    let isBlocked = true;
    const arrive = () => {
      isBlocked = false;
    };
    button.addEventListener('click', arrive, { capture: true });
    setTimeout(() => {
      button.removeEventListener('click', arrive, { capture: true });
      if (isBlocked && button.isConnected) mark(button, true);
    });
  };
  // Before the root's own listener.
  page.addEventListener('click', record, { capture: true });
}

/** Called once a part of the markup works. Presses that are still blocked are recorded again. */
export function repeatBlockedPresses(): void {
  for (const button of [...pending]) {
    mark(button, false);
    button.click();
  }
}
