import { observable } from '../../lib/observable';

/** Modal dialogs that are open, the uppermost last. */
const open = observable<readonly HTMLDialogElement[]>([]);

/** The dialog that covers all others and the page; null while none is open. */
export const topDialog = { get: () => open.get().at(-1) ?? null, subscribe: open.subscribe };

/** @returns what is called when the dialog is closed */
export function dialogOpened(dialog: HTMLDialogElement): () => void {
  open.set([...open.get(), dialog]);
  return () => open.set(open.get().filter((other) => other !== dialog));
}
