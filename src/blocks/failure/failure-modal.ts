import { atom } from 'jotai';
import { store } from '../../lib/store';

/** The code that the generic error dialog shows; null while it is closed. */
export const failureCodeAtom = atom<string | null>(null);

/** Something that the visitor asked for failed, and no place on the screen says so. */
export function showFailure(code: string): void {
  store.set(failureCodeAtom, code);
}
