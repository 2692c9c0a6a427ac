import type { SalesChannel } from '../domain/ids';
import { late } from '../lib/late';
import type { CartCore } from './create-cart';

export interface CurrentCart {
  core: CartCore;
  channel: SalesChannel;
}

const cart = late<CurrentCart>();

/** The cart of this page. Its code is loaded after the first paint, or when it is first needed. */
export const { provide: provideCart, get: currentCart, loaded: loadedCart } = cart;
