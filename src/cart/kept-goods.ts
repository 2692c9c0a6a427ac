import * as v from 'valibot';
import type { ItemQuantity } from '../api/cart/changes';
import { cartIdField, countField, itemIdField } from '../api/shared/fields';
import type { Cart } from '../domain/cart';
import type { CartId } from '../domain/ids';
import type { Stored } from '../platform/storage/create-storage';
import { stored } from '../platform/storage/storage';

const schema = v.object({
  cartId: cartIdField,
  items: v.array(v.object({ itemId: itemIdField, quantity: countField })),
});

export type KeptGoods = v.InferOutput<typeof schema>;

/** The ordinary goods of the cart, while it is somebody's own and so answers nobody else. */
export const keptGoods = stored('cartGoods', { schema: v.nullable(schema), fallback: null });

interface Needs {
  keptGoods: Pick<Stored<KeptGoods | null>, 'read' | 'write' | 'clear'>;
  isSignedIn(): boolean;
}

/**
 * Ordinary goods stay with the browser when its customer is signed out, also where nobody could take the member and
 * what is prescribed out of the cart in time.
 */
export function goodsThatStay({ keptGoods: entry, isSignedIn }: Needs) {
  return {
    keep({ cartId, rows, memberSession, bag, orderCreated }: Cart): void {
      const kept = entry.read();
      if ((memberSession || bag !== null) && !orderCreated) {
        const next = { cartId, items: rows.map(({ itemId, quantity }) => ({ itemId, quantity })) };
        if (JSON.stringify(next) !== JSON.stringify(kept)) entry.write(next);
      } else if (kept) entry.clear();
    },
    /** What a new cart is to hold in place of one that answers no more. */
    of(dead: CartId | null): ItemQuantity[] {
      const kept = entry.read();
      return kept && kept.cartId === dead && !isSignedIn() ? kept.items : [];
    },
  };
}

export type GoodsThatStay = ReturnType<typeof goodsThatStay>;
