import type { BankIdSessionId } from '../../domain/eid';
import type { Way } from './bank-id-state';

/** A sign-in that is under way. */
export interface Run {
  way: Way;
  startedAt: number;
  nonce: string;
  takenFrom: string | null;
  /** Null until the service has made an order, and while it is to make another one. */
  sessionId: BankIdSessionId | null;
  /** The app is opened automatically only once. */
  opened: boolean;
  /** The last attempt to open it failed. */
  notOpened: boolean;
  /** Consecutive failures of the service. */
  failures: number;
  /** Ends the pause before the next poll. */
  wake(): void;
}

export function newRun(order: Omit<Run, 'notOpened' | 'failures' | 'wake'>): Run {
  return { ...order, notOpened: false, failures: 0, wake() {} };
}

/** Waits before the next poll, unless the run is woken. */
export function pause(run: Run, ms: number, after: (ms: number, work: () => void) => () => void): Promise<void> {
  return new Promise((resolve) => {
    const stop = after(Math.max(ms, 0), resolve);
    run.wake = () => {
      stop();
      resolve();
    };
  });
}
