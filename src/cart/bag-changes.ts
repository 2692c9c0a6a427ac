import { atom } from 'jotai';
import type { BagContents } from '../domain/waiting-bag';
import { store } from '../lib/store';
import { embedder } from '../platform/embedder/current';
import { bagRead, setChangedBag } from './app-bag';
import { cartActions } from './cart-actions';
import { currentCart } from './current-cart';
import type { CartOutcome } from './queue/write';
import { sendToApp } from './send-to-app';
import { cartViewAtom } from './view';

/** How often the prescription bag has been changed here: what keeps the cart in step with it looks again. */
export const bagChangesAtom = atom(0);

/** To be called after each write to the bag; without the bag where its rows are not known. */
export function bagChanged(bag?: BagContents): void {
  store.set(bagChangesAtom, (count) => count + 1);
  if (embedder().can('bagSync')) return;
  if (bag) setChangedBag(bag);
  notifyApp();
}

/**
 * An app brings bag and cart together itself: it is notified of cart changes, and answers when that is done. A cart
 * that does not exist yet is created for it, which notifies the app.
 */
export function notifyApp(): void {
  const { cart } = store.get(cartViewAtom);
  if (cart?.cartId) sendToApp(embedder(), cart);
  else void cartActions.change({ kind: 'touchRx' });
}

/** Removes the whole bag from the cart, which also empties it. */
export async function removeAllFromBag(): Promise<CartOutcome> {
  const removal = cartActions.change({ kind: 'removeRx' });
  if (embedder().can('bagSync')) return removal;
  // What the cart has lost does not wait for the app.
  setChangedBag({ rows: [] });
  const outcome = await removal;
  if (outcome.ok) bagRead({ rows: [] });
  setChangedBag(null);
  return outcome;
}

/** For a customer who does not want to wait any longer for the app: what it has done meanwhile is shown, too. */
export async function sendToAppAgain(): Promise<void> {
  notifyApp();
  await (await currentCart()).core.refresh();
}
