import * as v from 'valibot';
import { cartIdField, countField, itemIdField } from '../api/shared/fields';
import type { CartId } from '../domain/ids';
import { stored } from '../platform/storage/storage';
import type { Write } from './queue';

const itemQuantity = { itemId: itemIdField, quantity: countField };

const schema = v.array(
  v.object({
    /** Null where the cart itself was still to be made. */
    cartId: v.nullable(cartIdField),
    change: v.variant('kind', [
      v.object({ kind: v.literal('add'), ...itemQuantity }),
      v.object({ kind: v.literal('addMany'), items: v.array(v.object(itemQuantity)) }),
      v.object({ kind: v.literal('set'), ...itemQuantity }),
    ]),
    idempotencyKey: v.string(),
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
  isKeyed: boolean;
}

export function toKeep(writes: readonly Write[], { id, isKeyed }: CartAtService): KeptWrite[] {
  return writes.flatMap(({ change, idempotencyKey, sent, expected, at }) =>
    change.kind === 'add' || change.kind === 'addMany' || change.kind === 'set'
      ? [{ cartId: id, change, idempotencyKey, sent, isKeyed, expected, at }]
      : [],
  );
}

/** Whether a kept write can be asked for again without doing it twice or to another cart. */
export function canResume(write: KeptWrite, cart: CartAtService, now: number): boolean {
  if (now - write.at > lifetime) return false;
  if (cart.id === null) return write.cartId === null;
  return (write.cartId ?? cart.id) === cart.id && (!write.sent || write.isKeyed || cart.isKeyed);
}
