import { listen } from '../../../../fixtures/backend/listen';
import { testBackend } from '../../../../fixtures/backend/testing/backend';
import { cartSchema } from '../../../../src/api/cart/schema';
import { configureHttp } from '../../../../src/api/http';
import { parse } from '../../../../src/api/parse';
import type { Cart } from '../../../../src/domain/cart';
import type { CartId } from '../../../../src/domain/ids';
import { basesAt, visitorHttp } from '../../../support/fake-http';
import { networkFetch } from './network';

const cartPath = '/api/web/cart2/internal/b2c/cart';

export interface CartService {
  /** The address for creating and reading carts. */
  carts: string;
  /** Creates an empty cart. */
  make(): Promise<CartId>;
  /** The current cart, read past all faults. */
  read(id: CartId): Promise<Cart>;
  close(): Promise<void>;
}

/** The reference backend on a port of its own, and the shop's HTTP client set up to call it. */
export async function startCartService(): Promise<CartService> {
  const { app, db } = await testBackend();
  const listener = await listen('127.0.0.1', 0);
  listener.serve(app);
  const origin = `http://127.0.0.1:${listener.port}`;
  configureHttp({ ...visitorHttp, bases: basesAt(origin), fetch: networkFetch });
  const carts = origin + cartPath;
  return {
    carts,
    make: async () => parse(cartSchema, await (await fetch(carts, { method: 'POST' })).json()).cartId,
    read: async (id) => parse(cartSchema, await (await fetch(`${carts}/${id}`)).json()),
    async close() {
      await listener.close();
      await db.close();
    },
  };
}
