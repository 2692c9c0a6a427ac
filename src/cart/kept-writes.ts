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
    /** Epoch ms when it was kept. */
    at: v.number(),
  }),
);

export type KeptWrite = v.InferOutput<typeof schema>[number];

/** Changes of goods that this tab has not seen answered; they survive its reload. */
export const keptWrites = stored('waitingWrites', { schema, fallback: [] });

/** After so long nobody waits for it any more, and the service may have forgotten its key. */
const lifetime = 10 * 60_000;

export function toKeep(writes: readonly Write[], cartId: CartId | null, now: number): KeptWrite[] {
  return writes.flatMap(({ change, idempotencyKey, sent }) =>
    change.kind === 'add' || change.kind === 'addMany' || change.kind === 'set'
      ? [{ cartId, change, idempotencyKey, sent, at: now }]
      : [],
  );
}

/** Whether a kept write can be asked for again without doing it twice or to another cart. */
export function canResume(write: KeptWrite, cart: { id: CartId | null; isKeyed: boolean; now: number }): boolean {
  if (cart.now - write.at > lifetime) return false;
  if (cart.id === null) return write.cartId === null;
  return (write.cartId ?? cart.id) === cart.id && (cart.isKeyed || !write.sent);
}
