import type { BankIdOrder, PendingHint } from '../../domain/eid';

/** Where the BankID app is: on the device that shows the shop, or on another one, which reads a QR code. */
export type Way = 'thisDevice' | 'otherDevice';

/** What keeps the shop from learning how the sign-in stands. */
export type Trouble = 'network' | 'service';

/** Why a sign-in has come to nothing. */
export type BankIdReason = Extract<BankIdOrder, { status: 'failed' }>['reason'] | Trouble;

export type BankIdState =
  | { step: 'idle' }
  | {
      step: 'pending';
      way: Way;
      /** Null until the service has said something. */
      hint: PendingHint | 'unknown' | null;
      autoStartToken: string | null;
      qrCode: string | null;
      /** The shop could not have the app opened on this device. */
      notOpened: boolean;
      /** It goes on, though. */
      trouble: Trouble | null;
    }
  /** Approved: the session is being taken over. */
  | { step: 'taking' }
  | { step: 'signedIn' }
  | { step: 'failed'; way: Way; reason: BankIdReason };

/** Whether an order waits for an app to open it. */
export function isUnopened(hint: PendingHint | 'unknown' | null): boolean {
  return hint === null || hint === 'outstandingTransaction' || hint === 'noClient';
}
