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
  dialog?.dispatchEvent(new Event('cancel', { cancelable: true }));
  return dialog !== null;
}

/** @returns a function to call when the dialog is closed */
export function dialogOpened(dialog: HTMLDialogElement): () => void {
  store.set(openDialogsAtom, (open) => [...open, dialog]);
  return () => store.set(openDialogsAtom, (open) => open.filter((other) => other !== dialog));
}
