import { requestTimeoutMs } from '../protocol/limits';
import type { PayloadOf } from '../protocol/types';
import { type BridgeErrorCode, failure, type Outcome } from './bridge-error';
import type { GuestWindow } from './environment';

export interface Requests {
  /** Resolves with the answer to the message with this id. */
  wait(id: string, timedOut: () => void): Promise<Outcome>;
  answer(id: string, ack: PayloadOf<'ACK'>): void;
  /** Fails one pending request, or all of them. */
  fail(code: BridgeErrorCode, id?: string): void;
}

export function createRequests(window: GuestWindow): Requests {
  const pending = new Map<string, (outcome: Outcome) => void>();
  return {
    wait(id, timedOut) {
      return new Promise((resolve) => {
        const timer = window.setTimeout(() => {
          timedOut();
          pending.get(id)?.(failure('TIMED_OUT'));
        }, requestTimeoutMs);
        pending.set(id, (outcome) => {
          pending.delete(id);
          window.clearTimeout(timer);
          resolve(outcome);
        });
      });
    },
    answer(id, { ok, reason }) {
      pending.get(id)?.(ok ? { ok } : failure(reason ?? 'FAILED'));
    },
    fail(code, id) {
      for (const key of id ? [id] : [...pending.keys()]) pending.get(key)?.(failure(code));
    },
  };
}
