import type { PayloadOf, ToGuestType } from '../protocol/types';

export type SubscribableType = Exclude<ToGuestType, 'ACK'>;

/** BACK is answered with what its handler gives: whether the shop dealt with it. The others give nothing. */
export type Handler<Type extends SubscribableType> = (
  payload: PayloadOf<Type>,
) => Type extends 'BACK' ? boolean | Promise<boolean> : void;

/** Held for a handler that comes later: of these the newest, of other types up to a bound. */
const newestOnly: readonly SubscribableType[] = ['HELLO', 'TOKEN', 'INSETS'];
const heldAtMost = 32;

type AnyHandler = (payload: never) => unknown;

/**
 * Hands messages to the parts of the shop that asked for them. A part may start later than its messages arrive:
 * it still gets the newest of each state, and the events that nobody has taken yet.
 */
export function createSubscribers() {
  const handlers = new Map<string, Set<AnyHandler>>();
  const held = new Map<string, unknown[]>();
  return {
    on(type: SubscribableType, handler: AnyHandler): () => void {
      const set = handlers.get(type) ?? new Set();
      handlers.set(type, set.add(handler));
      const kept = held.get(type) ?? [];
      if (!newestOnly.includes(type)) held.delete(type);
      for (const payload of kept) handler(payload as never);
      return () => set.delete(handler);
    },
    /** What the handlers gave; empty when nobody listens. */
    emit(type: SubscribableType, payload: unknown): unknown[] {
      const set = handlers.get(type);
      if (newestOnly.includes(type)) held.set(type, [payload]);
      else if (!set?.size && type !== 'BACK') held.set(type, [...(held.get(type) ?? []), payload].slice(-heldAtMost));
      return [...(set ?? [])].map((handler) => handler(payload as never));
    },
  };
}
