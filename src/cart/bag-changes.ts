import { atom } from 'jotai';
import { store } from '../lib/store';
import { embedder } from '../platform/embedder/current';
import { cartActions } from './cart-actions';
import { type ChangedBag, changedBagAtom, summaryOf } from './cart-summary';
import { cartViewAtom } from './view';

/** How often the prescription bag has been changed here: what keeps the cart in step with it looks again. */
export const bagChangesAtom = atom(0);

/** To be called after each write to the bag; without the bag where its rows are not known. */
export function bagChanged(bag?: ChangedBag): void {
  store.set(bagChangesAtom, (count) => count + 1);
  if (embedder().can('bagSync')) return;
  if (bag) store.set(changedBagAtom, bag);
  notifyApp();
}

/**
 * An app brings bag and cart together itself: it is told that the cart changes, and answers when that is done. A cart
 * that does not exist yet is created for it, which tells the app.
 */
function notifyApp(): void {
  const { cart } = store.get(cartViewAtom);
  if (cart?.cartId) embedder().cartChanged(summaryOf(cart, store.get(changedBagAtom)));
  else void cartActions.change({ kind: 'touchRx' });
}
