import type { Guest, GuestOptions, PayloadOf } from '../../guest';
import type { Fault } from '../../protocol/types';
import type { Watched } from './run-conformance';
import type { AwaitedType } from './verdict';

const awaitedTypes = ['HELLO', 'TOKEN', 'NAVIGATE', 'BACK', 'RESUMED', 'INSETS', 'CART_REFRESH'] as const;

type Waiter = (payload: PayloadOf<AwaitedType> | null) => void;

/** Starts a guest and keeps watch over its faults and over what arrives. */
export function watchGuest(
  create: (onFault: NonNullable<GuestOptions['onFault']>) => Guest,
  setTimeout: (callback: () => void, delay: number) => unknown,
): Watched & { guest: Guest } {
  const faults: Fault[] = [];
  const waiters = new Map<AwaitedType, Set<Waiter>>();
  /** The session in which the last of each type has come. */
  const came = new Map<AwaitedType, string>();
  const guest = create((fault) => faults.push(fault));
  for (const type of awaitedTypes) {
    guest.on(type, (payload: unknown) => {
      came.set(type, guest.session);
      for (const settle of [...(waiters.get(type) ?? [])]) settle(payload as PayloadOf<AwaitedType>);
      return true;
    });
  }
  return {
    guest,
    faults,
    hasCome: (type) => came.get(type) === guest.session,
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
