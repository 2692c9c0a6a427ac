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

/**
 * Notes what is to be repeated, unless the event reaches the element. At once, since the part may begin to work before
 * the next timer runs.
 */
function recordUnlessArrived(
  type: 'click' | 'input',
  element: HTMLElement,
  { repeat, onBlocked = () => {} }: { repeat: () => void; onBlocked?: () => void },
): void {
  pending.set(element, repeat);
  const arrive = () => {
    pending.delete(element);
    if (element.dataset.pending !== undefined) mark(element, false);
  };
  element.addEventListener(type, arrive, { capture: true });
  setTimeout(() => {
    element.removeEventListener(type, arrive, { capture: true });
    if (pending.get(element) !== repeat) return;
    if (element.isConnected) onBlocked();
    else pending.delete(element);
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
    recordUnlessArrived('click', button, { repeat: () => button.click(), onBlocked: () => mark(button, true) });
  };
  const recordChange = ({ target }: Event) => {
    const field = target as Field;
    recordUnlessArrived('input', field, { repeat: changeOf(field) });
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
  for (const element of [...pending.keys()]) {
    // A part may begin to work while a press is still on its way to it. And React renders a change before the next task.
    await new Promise((resolve) => setTimeout(resolve));
    const repeat = pending.get(element);
    if (!repeat) continue;
    pending.delete(element);
    mark(element, false);
    repeat();
  }
}

/** Returns the buttons whose presses will not be repeated any more: the page is left. */
export function takeBlockedPresses(): HTMLElement[] {
  const taken = [...pending.keys()].filter((element) => element.matches('button'));
  pending.clear();
  for (const button of taken) mark(button, false);
  return taken;
}
