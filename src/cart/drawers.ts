import { atom } from 'jotai';
import type { ProductNumber } from '../domain/ids';
import { store } from '../lib/store';

export const sideCartOpenAtom = atom(false);

/** The product that opened the side cart, once it is in the cart: recommendations for it are shown there. */
export const justAddedAtom = atom<ProductNumber | null>(null);

/** @returns false if it is open: a product added from a list in it leaves that list, and does not replace it */
export function openSideCart(): boolean {
  if (store.get(sideCartOpenAtom)) return false;
  store.set(justAddedAtom, null);
  store.set(sideCartOpenAtom, true);
  return true;
}
