import { atom } from 'jotai';
import { store } from '../../lib/store';

/** Open modal dialogs, the topmost last. */
const openDialogsAtom = atom<readonly HTMLDialogElement[]>([]);

/** The topmost dialog; null while none is open. */
export const topDialogAtom = atom((get) => get(openDialogsAtom).at(-1) ?? null);

/**
 * Asks the topmost dialog to close, as Esc does.
 * @returns false if none is open
 */
export function cancelTopDialog(): boolean {
  const dialog = store.get(topDialogAtom);
  if (dialog) cancel(dialog);
  return dialog !== null;
}

/** Asks every dialog to close, the topmost first. */
export function cancelDialogs(): void {
  for (const dialog of store.get(openDialogsAtom).toReversed()) cancel(dialog);
}

function cancel(dialog: HTMLDialogElement): void {
  dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
}

/** @returns a function to call when the dialog is closed */
export function dialogOpened(dialog: HTMLDialogElement): () => void {
  store.set(openDialogsAtom, (open) => [...open, dialog]);
  return () => store.set(openDialogsAtom, (open) => open.filter((other) => other !== dialog));
}
