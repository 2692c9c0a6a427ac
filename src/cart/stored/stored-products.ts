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

/** The ordinary products of a cart that belongs to a customer, and so cannot be read by anyone else. */
export const storedProducts = stored('cartProducts', { schema: v.nullable(schema), fallback: null });

interface Needs {
  storedProducts: Pick<Stored<StoredProducts | null>, 'read' | 'write' | 'clear'>;
  isSignedIn(): boolean;
}

/**
 * Ordinary products stay in the browser after sign-out, even if member and prescription goods could not be removed from
 * the cart in time.
 */
export function productsToCarryOver({ storedProducts: entry, isSignedIn }: Needs) {
  return {
    /** Call it with each version of the cart. */
    store({ cartId, rows, memberSession, bag, orderCreated }: Cart): void {
      const before = entry.read();
      if ((memberSession || bag !== null) && !orderCreated) {
        const next = { cartId, items: rows.map(({ itemId, quantity }) => ({ itemId, quantity })) };
        if (JSON.stringify(next) !== JSON.stringify(before)) entry.write(next);
      } else if (before) entry.clear();
    },
    /** Products for a new cart that replaces an unreadable one. */
    of(dead: CartId | null): ItemQuantity[] {
      const products = entry.read();
      return products && products.cartId === dead && !isSignedIn() ? products.items : [];
    },
  };
}

export type ProductsToCarryOver = ReturnType<typeof productsToCarryOver>;
