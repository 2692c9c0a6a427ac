import type { PayloadOf, ToGuestType } from '../protocol/types';
import { isIncomingState } from './traits';

export type SubscribableType = Exclude<ToGuestType, 'ACK'>;

/** The handler of BACK returns whether the shop handled it, which is the answer. The others return nothing. */
export type Handler<Type extends SubscribableType> = (
  payload: PayloadOf<Type>,
) => Type extends 'BACK' ? boolean | Promise<boolean> : void;

/** For late subscribers, only the latest payload of a state is stored; of other types up to a limit. */
const maxUndelivered = 32;

type AnyHandler = (payload: never) => unknown;

/**
 * Passes messages to the subscribers in the shop. A subscriber that starts after its messages arrived still gets the
 * latest of each state, and the events that no handler has received yet.
 */
export function createSubscribers() {
  const handlers = new Map<string, Set<AnyHandler>>();
  const undelivered = new Map<string, unknown[]>();
  return {
    on(type: SubscribableType, handler: AnyHandler): () => void {
      const set = handlers.get(type) ?? new Set();
      handlers.set(type, set.add(handler));
      const missed = undelivered.get(type) ?? [];
      if (!isIncomingState(type)) undelivered.delete(type);
      for (const payload of missed) handler(payload as never);
      return () => set.delete(handler);
    },
    /** The return values of the handlers; empty without handlers. */
    emit(type: SubscribableType, payload: unknown): unknown[] {
      const set = handlers.get(type);
      if (isIncomingState(type)) undelivered.set(type, [payload]);
      else if (!set?.size && type !== 'BACK')
        undelivered.set(type, [...(undelivered.get(type) ?? []), payload].slice(-maxUndelivered));
      return [...(set ?? [])].map((handler) => handler(payload as never));
    },
  };
}
