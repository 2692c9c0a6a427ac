import { atom } from 'jotai';
import type { ProductNumber } from '../domain/ids';

export const sideCartOpenAtom = atom(false);

/** The product that opened the side cart, once it is in the cart: recommendations for it are shown there. */
export const justAddedAtom = atom<ProductNumber | null>(null);
