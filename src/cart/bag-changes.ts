import { atom } from 'jotai';
import { store } from '../lib/store';

/** How often the prescription bag has been changed here: what keeps the cart in step with it looks again. */
export const bagChangesAtom = atom(0);

/** To be called after each write to the bag. */
export function bagChanged(): void {
  store.set(bagChangesAtom, (count) => count + 1);
}
