import type { UnsentAddition } from '../../cart/unsent/store-unsent';
import { changeOf, type Field } from '../../lib/change-of';

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
 * page is readable long before. If the page is left before, `store` gets the products of pressed buttons that add one
 * (`data-adds`). Its source text is a hashed inline script in the site's documents, so it must not use anything from
 * outside.
 */
export function recordPresses(page: Window, store: (additions: UnsentAddition[]) => void): void {
  const recorded: HTMLElement[] = [];
  const record = (event: Event) => {
    const { target, type } = event;
    if (type === 'input') {
      if (!recorded.includes(target as HTMLElement)) recorded.push(target as HTMLElement);
      return;
    }
    // A form with an address of its own is sent by the browser. In an app, some links lead to the app instead.
    const pressed = 'button[type=button], form:not([action]) button[type=submit], [data-mode=external] a[data-handled]';
    const button = (target as Element).closest<HTMLElement>(pressed);
    if (!button) return;
    if (!button.matches('[type=button]')) event.preventDefault();
    // What opens or switches something would be closed or switched back: an impatient press means the same.
    if (button.matches('[data-pending]:is([aria-expanded], [aria-pressed])')) return;
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
  function take(): HTMLElement[] {
    for (const element of recorded) {
      if (element.dataset.pending === undefined) continue;
      delete element.dataset.pending;
      element.removeAttribute('aria-busy');
    }
    return recorded.splice(0);
  }
  page.luckanPresses = () => {
    page.document.removeEventListener('click', record);
    page.document.removeEventListener('input', record);
    return take();
  };
  // A page that comes back must not repeat what the next one has done.
  page.addEventListener('pagehide', () => {
    const products = new Set(take().map(({ dataset }) => dataset.adds));
    store([...products].flatMap((itemId) => (itemId === undefined ? [] : [{ itemId, quantity: 1 }])));
  });
}

/** Repeats early presses and changes once they work, in order and each on the result of the one before. */
export async function repeatPresses(page: Window): Promise<void> {
  const recorded = page.luckanPresses?.() ?? [];
  // Noted first: the first one renders the others with their old values.
  const repeats = recorded.map((element) =>
    element.matches('a, button') ? () => element.click() : changeOf(element as Field),
  );
  for (const repeat of repeats) {
    repeat();
    // React renders the change before the next task.
    await new Promise((resolve) => setTimeout(resolve));
  }
}
