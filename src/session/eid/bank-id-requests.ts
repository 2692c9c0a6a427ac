import { expectedFailure, type Failure } from '../../api/errors';
import type { BankIdOrder, BankIdSessionId } from '../../domain/eid';
import type { BankIdParts } from './bank-id-parts';

export type Answer = { order: BankIdOrder } | { failure: Failure };

/** The service's calls for one kind of sign-in. */
export function bankIdRequests(parts: Pick<BankIdParts, 'registration' | 'start' | 'collect' | 'cancel'>) {
  const { registration } = parts;
  return {
    /** Makes an order, or reads how far it has come. */
    async request(sessionId: BankIdSessionId | null): Promise<Answer> {
      try {
        return {
          order: await (sessionId === null ? parts.start(registration) : parts.collect(registration, sessionId)),
        };
      } catch (error) {
        return { failure: expectedFailure(error) };
      }
    },

    /** Prevents a later approval; if the request fails, the order expires by itself. */
    drop(sessionId: BankIdSessionId): void {
      void parts.cancel(registration, sessionId).catch(() => {});
    },
  };
}
