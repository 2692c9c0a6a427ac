import { atom } from 'jotai';
import { type Cart, numberOfItems } from '../domain/cart';
import { zero } from '../domain/money';
import type { CartSummary } from '../platform/embedder/embedder';

export interface ChangedBag {
  rows: readonly { quantity: number }[];
}

/** The bag as it was last changed here, until the app has brought it into the cart. */
export const changedBagAtom = atom<ChangedBag | null>(null);

/** What an app is told of the cart: with the prescription goods that it will have, and the last known total. */
export function summaryOf(cart: Cart, changedBag: ChangedBag | null): CartSummary {
  const goods = numberOfItems({ ...cart, bag: null });
  return {
    cartId: cart.cartId,
    numberOfItems: changedBag
      ? changedBag.rows.reduce((sum, { quantity }) => sum + quantity, goods)
      : numberOfItems(cart),
    total: cart.totals?.total ?? zero,
    currency: 'SEK',
    hasPrescriptions: changedBag ? changedBag.rows.length > 0 : cart.bag !== null,
  };
}
