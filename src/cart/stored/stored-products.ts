import * as v from 'valibot';
import type { ItemQuantity } from '../../api/cart/changes';
import { cartIdField, countField, itemIdField } from '../../api/shared/fields';
import type { Cart } from '../../domain/cart';
import type { CartId } from '../../domain/ids';
import type { Stored } from '../../platform/storage/create-storage';
import { stored } from '../../platform/storage/storage';

const schema = v.object({
  cartId: cartIdField,
  items: v.array(v.object({ itemId: itemIdField, quantity: countField })),
});

export type StoredProducts = v.InferOutput<typeof schema>;

/** The ordinary products of the cart, while it is somebody's own and so answers nobody else. */
export const storedProducts = stored('cartProducts', { schema: v.nullable(schema), fallback: null });

interface Needs {
  storedProducts: Pick<Stored<StoredProducts | null>, 'read' | 'write' | 'clear'>;
  isSignedIn(): boolean;
}

/**
 * Ordinary products stay with the browser when its customer is signed out, also where nobody could take the member and
 * what is prescribed out of the cart in time.
 */
export function productsToCarryOver({ storedProducts: entry, isSignedIn }: Needs) {
  return {
    /** To be called with each version of the cart. */
    store({ cartId, rows, memberSession, bag, orderCreated }: Cart): void {
      const before = entry.read();
      if ((memberSession || bag !== null) && !orderCreated) {
        const next = { cartId, items: rows.map(({ itemId, quantity }) => ({ itemId, quantity })) };
        if (JSON.stringify(next) !== JSON.stringify(before)) entry.write(next);
      } else if (before) entry.clear();
    },
    /** What a new cart is to hold in place of one that answers no more. */
    of(dead: CartId | null): ItemQuantity[] {
      const products = entry.read();
      return products && products.cartId === dead && !isSignedIn() ? products.items : [];
    },
  };
}

export type ProductsToCarryOver = ReturnType<typeof productsToCarryOver>;
