import { atom } from 'jotai';
import { store } from '../../lib/store';

const tagsRunAtom = atom(false);

/** The tag manager's container is about to be part of this document, which it reads from now on. */
export function tagsHaveStarted(): void {
  store.set(tagsRunAtom, true);
}

export function tagsRun(): boolean {
  return store.get(tagsRunAtom);
}
