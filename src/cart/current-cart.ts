import type { ProductNumber, SalesChannel } from '../domain/ids';
import { deferred } from '../lib/deferred';
import type { CartCore } from './create-cart';

export interface CurrentCart {
  core: CartCore;
  channel: SalesChannel;
  /** The substance whose disclaimer must be accepted before this product is bought; null if there is none. */
  substanceOf(item: ProductNumber): Promise<string | null>;
  /** Resolves when the cart has been read for the first time, or could not be. */
  firstLoad: Promise<void>;
}

const cart = deferred<CurrentCart>();

/** This page's cart. Its code is loaded after the first paint, or when it is first needed. */
export const { provide: provideCart, get: currentCart, loaded: loadedCart } = cart;
