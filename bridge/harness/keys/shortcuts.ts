/** Marks the element that a shortcut clicks, or focuses if it is an input. */
export const shortcutTarget = 'data-shortcut';

export interface Shortcut {
  /** `KeyboardEvent.code` together with Alt: independent of the layout and of what Alt types on a Mac. */
  code: string;
  keys: string;
  target: string;
  about: string;
}

export const shortcuts: readonly Shortcut[] = [
  { code: 'Digit1', keys: 'Alt+1', target: 'tab-setup', about: 'Set-up' },
  { code: 'Digit2', keys: 'Alt+2', target: 'tab-send', about: 'Send to the shop' },
  { code: 'Digit3', keys: 'Alt+3', target: 'tab-faults', about: 'Faults' },
  { code: 'Digit4', keys: 'Alt+4', target: 'tab-record', about: 'Record and replay' },
  { code: 'Digit5', keys: 'Alt+5', target: 'tab-conformance', about: 'Conformance' },
  { code: 'KeyL', keys: 'Alt+L', target: 'load', about: 'Reload the shop' },
  { code: 'KeyB', keys: 'Alt+B', target: 'back', about: 'Send BACK' },
  { code: 'KeyP', keys: 'Alt+P', target: 'pause', about: 'Pause or resume the log' },
  { code: 'KeyK', keys: 'Alt+K', target: 'clear', about: 'Clear the log' },
  { code: 'KeyF', keys: 'Alt+F', target: 'filter', about: 'Filter the log' },
];

/** Clicks or focuses the target of this key's shortcut. */
export function handleShortcut(event: KeyboardEvent, document: Document): void {
  if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const shortcut = shortcuts.find(({ code }) => code === event.code);
  const target = shortcut && document.querySelector<HTMLElement>(`[${shortcutTarget}="${shortcut.target}"]`);
  if (!target) return;
  event.preventDefault();
  target.focus();
  if (target.tagName !== 'INPUT') target.click();
}
