import * as v from 'valibot';
import { cartIdField, countField, itemIdField } from '../api/shared/fields';
import type { CartId } from '../domain/ids';
import { stored } from '../platform/storage/storage';
import type { Write } from './queue';

const itemQuantity = { itemId: itemIdField, quantity: countField };

const schema = v.array(
  v.object({
    /** Null where no cart was known yet. */
    cartId: v.nullable(cartIdField),
    change: v.variant('kind', [
      v.object({ kind: v.literal('add'), ...itemQuantity }),
      v.object({ kind: v.literal('addMany'), items: v.array(v.object(itemQuantity)) }),
      v.object({ kind: v.literal('set'), ...itemQuantity }),
    ]),
    idempotencyKey: v.string(),
    wish: v.string(),
    sent: v.boolean(),
    /** The service of that cart keeps to idempotency keys. */
    isKeyed: v.boolean(),
    expected: countField,
    /** Epoch ms when the customer wished for it. */
    at: v.number(),
  }),
);

export type KeptWrite = v.InferOutput<typeof schema>[number];

/** Changes of goods that this tab has not seen answered; they survive its reload. */
export const keptWrites = stored('waitingWrites', { schema, fallback: [] });

/** After so long nobody waits for it any more, and the service may have forgotten its key. */
const lifetime = 10 * 60_000;

/** What is known of the cart that writes are meant for. */
export interface CartAtService {
  id: CartId | null;
  /** It has been read: nothing is written to a cart before. */
  isKnown: boolean;
  isKeyed: boolean;
}

export function toKeep(writes: readonly Write[], { id, isKnown, isKeyed }: CartAtService): KeptWrite[] {
  return writes.flatMap(({ change, idempotencyKey, wish, sent, expected, at }) =>
    change.kind === 'add' || change.kind === 'addMany' || change.kind === 'set'
      ? [{ cartId: isKnown ? id : null, change, idempotencyKey, wish, sent, isKeyed, expected, at }]
      : [],
  );
}

/** Whether a kept write can be asked for again without doing it twice or to another cart. */
export function canResume(write: KeptWrite, cart: Pick<CartAtService, 'id' | 'isKeyed'>, now: number): boolean {
  if (now - write.at > lifetime) return false;
  // There was no cart yet that it could have been done to.
  if (write.cartId === null) return true;
  return write.cartId === cart.id && (!write.sent || write.isKeyed || cart.isKeyed);
}
