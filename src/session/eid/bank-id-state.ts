import type { BankIdOrder, PendingHint } from '../../domain/eid';

/** Where the BankID app runs: on the device that shows the shop, or on another one, which scans a QR code. */
export type Way = 'thisDevice' | 'otherDevice';

/** Why the status of the sign-in cannot be fetched. */
export type Problem = 'network' | 'service';

/** Why a sign-in has failed. */
export type BankIdReason = Extract<BankIdOrder, { status: 'failed' }>['reason'] | Problem | 'tooMany';

export type BankIdState =
  | { step: 'idle' }
  | {
      step: 'pending';
      way: Way;
      /** Null until the service has responded. */
      hint: PendingHint | 'unknown' | null;
      autoStartToken: string | null;
      qrCode: string | null;
      /** The app could not be opened on this device. */
      notOpened: boolean;
      /** Temporary; the sign-in continues. */
      problem: Problem | null;
    }
  /** Approved: the new session is being loaded. */
  | { step: 'taking' }
  | { step: 'signedIn' }
  | { step: 'failed'; way: Way; reason: BankIdReason };

/** Whether the order has not been opened in an app yet. */
export function isUnopened(hint: PendingHint | 'unknown' | null): boolean {
  return hint === null || hint === 'outstandingTransaction' || hint === 'noClient';
}
