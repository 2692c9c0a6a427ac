import * as v from 'valibot';
import { isRowChange } from '../../api/cart/changes';
import { cartIdField, countField, itemIdField } from '../../api/shared/fields';
import type { CartId } from '../../domain/ids';
import { stored } from '../../platform/storage/storage';
import type { InterruptedWrite, Write } from '../queue/write';

const itemQuantity = { itemId: itemIdField, quantity: countField };

/** The field names match what browsers have already stored. */
const schema = v.array(
  v.object({
    /** Null if no cart was known yet. */
    cartId: v.nullable(cartIdField),
    change: v.variant('kind', [
      v.object({ kind: v.literal('add'), ...itemQuantity }),
      v.object({ kind: v.literal('addMany'), items: v.array(v.object(itemQuantity)) }),
      v.object({ kind: v.literal('set'), ...itemQuantity }),
    ]),
    idempotencyKey: v.string(),
    /** The request key. */
    wish: v.string(),
    sent: v.boolean(),
    /** The service of that cart supports idempotency keys. */
    isKeyed: v.boolean(),
    expected: countField,
    /** Epoch ms of the customer's request. */
    at: v.number(),
  }),
);

export type StoredWrite = v.InferOutput<typeof schema>[number];

/** Unconfirmed row changes of this tab; they survive a reload. */
export const storedWrites = stored('waitingWrites', { schema, fallback: [] });

/** After that the customer no longer expects it, and the service may have dropped its key. */
const lifetime = 10 * 60_000;

/** The cart that writes are meant for. */
export interface CartOfWrites {
  id: CartId | null;
  /** It has been read: nothing is written to a cart before that. */
  isKnown: boolean;
  supportsIdempotency: boolean;
}

export function toStored(
  writes: readonly Write[],
  { id, isKnown, supportsIdempotency: isKeyed }: CartOfWrites,
): StoredWrite[] {
  const cartId = isKnown ? id : null;
  return writes.flatMap(({ change, idempotencyKey, requestKey: wish, sent, expected, requestedAt: at }) =>
    isRowChange(change) ? [{ cartId, change, idempotencyKey, wish, sent, isKeyed, expected, at }] : [],
  );
}

export function interruptedWrite(write: StoredWrite): InterruptedWrite {
  const { change, idempotencyKey, wish: requestKey, sent, expected, at: requestedAt } = write;
  return { change, idempotencyKey, requestKey, sent, expected, requestedAt };
}

/** Whether a stored write can be resumed without applying it twice or to another cart. */
export function canResume(
  write: StoredWrite,
  cart: Pick<CartOfWrites, 'id' | 'supportsIdempotency'>,
  now: number,
): boolean {
  if (now - write.at > lifetime) return false;
  // There was no cart yet that it could have been applied to.
  if (write.cartId === null) return true;
  return write.cartId === cart.id && (!write.sent || write.isKeyed || cart.supportsIdempotency);
}
