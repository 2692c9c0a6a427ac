import { atom } from 'jotai';
import { type Cart, numberOfItems } from '../domain/cart';
import { zero } from '../domain/money';
import { store } from '../lib/store';
import { embedder } from '../platform/embedder/current';
import { cartActions } from './cart-actions';
import { cartViewAtom } from './view';

/** How often the prescription bag has been changed here: what keeps the cart in step with it looks again. */
export const bagChangesAtom = atom(0);

/** To be called after each write to the bag; without the bag where its rows are not known. */
export function bagChanged(bag?: Bag): void {
  store.set(bagChangesAtom, (count) => count + 1);
  if (!embedder().can('bagSync')) void notifyApp(bag);
}

interface Bag {
  rows: readonly { quantity: number }[];
}

/**
 * An app brings bag and cart together itself: it is told that the cart changes, with the number of items that it will
 * have and the last known total, and answers when that is done. A cart that does not exist yet is created for it.
 */
async function notifyApp(bag?: Bag): Promise<void> {
  const cart = await cartToNotifyOf();
  if (!cart) return;
  embedder().cartChanged({
    cartId: cart.cartId,
    numberOfItems: bag
      ? bag.rows.reduce((sum, { quantity }) => sum + quantity, numberOfItems({ ...cart, bag: null }))
      : numberOfItems(cart),
    total: cart.totals?.total ?? zero,
    currency: 'SEK',
    hasPrescriptions: bag ? bag.rows.length > 0 : cart.bag !== null,
  });
}

async function cartToNotifyOf(): Promise<Cart | null> {
  const { cart } = store.get(cartViewAtom);
  if (cart?.cartId) return cart;
  const outcome = await cartActions.change({ kind: 'touchRx' });
  return outcome.ok ? outcome.cart : null;
}
