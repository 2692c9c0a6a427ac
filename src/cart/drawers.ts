import { atom } from 'jotai';
import type { ProductCard } from '../domain/product';

export const sideCartOpenAtom = atom(false);

/** The good that was just put into the cart, while its popup is open. */
export const addedPopupAtom = atom<{ card: ProductCard; quantity: number } | null>(null);
