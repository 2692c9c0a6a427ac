import { atom } from 'jotai';
import { store } from '../../lib/store';

/** The code that the generic error dialog shows; null while it is closed. */
export const failureCodeAtom = atom<string | null>(null);

/** Reports a failed request of the visitor that no part of the screen shows. */
export function showFailure(code: string): void {
  store.set(failureCodeAtom, code);
}
