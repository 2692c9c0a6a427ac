import { atom } from 'jotai';
import type { Cart } from '../domain/cart';
import { waitingBag } from '../domain/waiting-bag';
import { store } from '../lib/store';
import type { CartSummary, Embedder } from '../platform/embedder/embedder';
import { appBag } from './app-bag';
import { summaryOf } from './cart-summary';
import { cartViewAtom } from './view';

/** What the app was last sent. */
const sentAtom = atom<CartSummary | null>(null);

export const summary = (cart: Cart): CartSummary => summaryOf(cart, waitingBag(cart, appBag()));

export function sendToApp(embedder: Pick<Embedder, 'cartChanged'>, cart: Cart): void {
  const sent = summary(cart);
  store.set(sentAtom, sent);
  embedder.cartChanged(sent);
}

/** Whether the app knows the cart as it is. */
export function isSent(): boolean {
  const { cart } = store.get(cartViewAtom);
  return cart !== null && JSON.stringify(summary(cart)) === JSON.stringify(store.get(sentAtom));
}
