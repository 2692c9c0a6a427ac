type Field = HTMLInputElement | HTMLSelectElement;

declare global {
  interface Window {
    /** Stops recording and returns what was pressed and changed, in order; the buttons are no longer marked busy. */
    luckanPresses?: () => HTMLElement[];
    /** Whether the visitor has pressed, scrolled or typed since the document came. */
    luckanTouched?: boolean;
  }
}

/**
 * Records presses and changed fields before the shop's code has loaded, and marks the buttons busy: on a slow phone the
 * page is readable long before. Its source text is a hashed inline script in the site's documents, so it must not use
 * anything from outside.
 */
export function recordPresses(page: Window): void {
  const recorded: HTMLElement[] = [];
  const record = ({ target, type }: Event) => {
    if (type === 'input') {
      if (!recorded.includes(target as HTMLElement)) recorded.push(target as HTMLElement);
      return;
    }
    const button = (target as Element).closest<HTMLElement>('button[type=button]');
    if (!button) return;
    button.dataset.pending = '';
    button.setAttribute('aria-busy', 'true');
    recorded.push(button);
  };
  page.document.addEventListener('click', record);
  page.document.addEventListener('input', record);
  const touch = () => {
    page.luckanTouched = true;
  };
  for (const name of ['pointerdown', 'touchstart', 'wheel', 'keydown'])
    page.document.addEventListener(name, touch, { passive: true, capture: true, once: true });
  page.luckanPresses = () => {
    page.document.removeEventListener('click', record);
    page.document.removeEventListener('input', record);
    for (const element of recorded) {
      if (element.dataset.pending === undefined) continue;
      delete element.dataset.pending;
      element.removeAttribute('aria-busy');
    }
    return recorded;
  };
}

/**
 * Notes how a field was changed.
 * @returns makes the change again: React ignores a value that a field had when React first saw it
 */
function changeOf(field: Field): () => void {
  const { value } = field;
  const checked = 'checked' in field && field.checked;
  const send = (type: 'input' | 'change') => field.dispatchEvent(new Event(type, { bubbles: true }));
  return () => {
    // React hydrates a field when the first event reaches it.
    send('input');
    if (field.type === 'checkbox' || field.type === 'radio') {
      (field as HTMLInputElement).checked = !checked;
      field.click();
      return;
    }
    const { selectionStart, selectionEnd } = field as HTMLInputElement;
    if (field instanceof HTMLInputElement) field.value = '';
    // The element's own setter is React's, which would take this for the value it has seen.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    if (selectionStart) (field as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
    send('input');
    send('change');
  };
}

/** Repeats early presses and changes once they work, in order and each on the result of the one before. */
export async function repeatPresses(page: Window): Promise<void> {
  const recorded = page.luckanPresses?.() ?? [];
  // Noted first: the first one renders the others with their old values.
  const repeats = recorded.map((element) =>
    element instanceof HTMLButtonElement ? () => element.click() : changeOf(element as Field),
  );
  for (const repeat of repeats) {
    repeat();
    // React renders the change before the next task.
    await new Promise((resolve) => setTimeout(resolve));
  }
}
