import { changeOf, type Field } from './change-of';

/** What is repeated once its part works, by the pressed button or the changed field. */
const pending = new Map<HTMLElement, () => void>();

function mark(button: HTMLElement, isPending: boolean): void {
  if (isPending) {
    button.dataset.pending = '';
    button.setAttribute('aria-busy', 'true');
  } else {
    delete button.dataset.pending;
    button.removeAttribute('aria-busy');
  }
}

/** Calls `onBlocked` unless the event reaches the element. */
function unlessArrived(type: 'click' | 'input', element: HTMLElement, onBlocked: () => void): void {
  let isBlocked = true;
  const arrive = () => {
    isBlocked = false;
  };
  element.addEventListener(type, arrive, { capture: true });
  setTimeout(() => {
    element.removeEventListener(type, arrive, { capture: true });
    if (isBlocked && element.isConnected) onBlocked();
  });
}

/**
 * Records presses and changed fields that React blocks: at the root it stops an event for prerendered markup whose code
 * has not loaded. Buttons are marked busy until `repeatBlockedPresses`.
 */
export function recordBlockedPresses(page: Document): void {
  const recordPress = (event: Event) => {
    const pressed = 'button[type=button], form:not([action]) button[type=submit], [data-mode=external] a[data-handled]';
    const button = (event.target as Element).closest<HTMLElement>(pressed);
    if (!button) return;
    // Its own handler does the same.
    if (button.matches('a')) event.preventDefault();
    unlessArrived('click', button, () => {
      mark(button, true);
      pending.set(button, () => button.click());
    });
  };
  const recordChange = ({ target }: Event) => {
    const field = target as Field;
    unlessArrived('input', field, () => pending.set(field, changeOf(field)));
  };
  // Before the root's own listeners.
  page.addEventListener('click', recordPress, { capture: true });
  page.addEventListener('input', recordChange, { capture: true });
  // Of a form without an address of its own, the browser would load the page again, and lose what was typed.
  page.addEventListener('submit', (event) => {
    if (!(event.target as Element).hasAttribute('action')) event.preventDefault();
  });
}

/** Called once a part of the markup works. What is still blocked is recorded again. */
export async function repeatBlockedPresses(): Promise<void> {
  const repeats = [...pending];
  pending.clear();
  for (const [element, repeat] of repeats) {
    mark(element, false);
    repeat();
    // React renders the change before the next task.
    await new Promise((resolve) => setTimeout(resolve));
  }
}
