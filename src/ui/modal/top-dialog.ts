import { atom } from 'jotai';
import { store } from '../../lib/store';

/** Modal dialogs that are open, the uppermost last. */
const openDialogsAtom = atom<readonly HTMLDialogElement[]>([]);

/** The dialog that covers all others and the page; null while none is open. */
export const topDialogAtom = atom((get) => get(openDialogsAtom).at(-1) ?? null);

/** @returns what is called when the dialog is closed */
export function dialogOpened(dialog: HTMLDialogElement): () => void {
  store.set(openDialogsAtom, (open) => [...open, dialog]);
  return () => store.set(openDialogsAtom, (open) => open.filter((other) => other !== dialog));
}
