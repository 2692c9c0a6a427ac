import { atom } from 'jotai';
import type { ProductNumber } from '../domain/ids';

export const sideCartOpenAtom = atom(false);

/** The product whose add has opened the side cart, once it is in the cart: what goes with it is shown there. */
export const justAddedAtom = atom<ProductNumber | null>(null);
