import type { Guest, GuestOptions, PayloadOf } from '../../guest';
import { incomingTypes } from '../../guest/traits';
import type { Fault } from '../../protocol/types';
import type { Watched } from './run-conformance';
import type { AwaitedType } from './verdict';

type Waiter = (payload: PayloadOf<AwaitedType> | null) => void;

/** Starts a guest, and observes its faults and incoming messages. */
export function watchGuest(
  create: (onFault: NonNullable<GuestOptions['onFault']>) => Guest,
  setTimeout: (callback: () => void, delay: number) => unknown,
): Watched & { guest: Guest } {
  const faults: Fault[] = [];
  const waiters = new Map<AwaitedType, Set<Waiter>>();
  /** The last message of each type, and its session. */
  const last = new Map<AwaitedType, { session: string; payload: unknown }>();
  const guest = create((fault) => faults.push(fault));
  for (const type of incomingTypes) {
    guest.on(type, (payload: unknown) => {
      last.set(type, { session: guest.session, payload });
      for (const settle of [...(waiters.get(type) ?? [])]) settle(payload as PayloadOf<AwaitedType>);
      return true;
    });
  }
  return {
    guest,
    faults,
    last(type) {
      const received = last.get(type);
      return received?.session === guest.session ? (received.payload as PayloadOf<typeof type>) : null;
    },
    next(type, timeoutMs) {
      return new Promise((resolve) => {
        const waiting = waiters.get(type) ?? new Set();
        waiters.set(type, waiting);
        const settle: Waiter = (payload) => {
          waiting.delete(settle);
          resolve(payload as PayloadOf<typeof type> | null);
        };
        waiting.add(settle);
        if (Number.isFinite(timeoutMs)) setTimeout(() => settle(null), timeoutMs);
      });
    },
  };
}
