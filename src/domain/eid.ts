import type { Brand } from './ids';

/** Parts of the shop that request a sign-in: the club, the prescription area, and the partner's. */
export const registrations = ['kundklubb', 'recept', 'doktor-se'] as const;
export type Registration = (typeof registrations)[number];

/** BankID's hint codes of pending and of failed orders. */
export const pendingHints = [
  'outstandingTransaction',
  'noClient',
  'started',
  'userMrtd',
  'userCallConfirm',
  'userSign',
] as const;
export const failedHints = [
  'expiredTransaction',
  'certificateErr',
  'userCancel',
  'cancelled',
  'startFailed',
  'userDeclinedCall',
  'notSupportedByUserApp',
  'transactionRiskBlocked',
] as const;
export type PendingHint = (typeof pendingHints)[number];
export type FailedHint = (typeof failedHints)[number];

/** Freja's statuses. */
export const frejaPending = ['STARTED', 'DELIVERED_TO_MOBILE'] as const;
export const frejaFailed = ['REJECTED', 'CANCELED', 'RP_CANCELED', 'EXPIRED'] as const;

/** Why the shop rejects a customer whom the e-ID has approved. */
export const ownReasons = ['UNSUPPORTED_NUMBER'] as const;

/** Possible results when the browser returns from Freja. */
export const frejaResults = ['APPROVED', ...frejaFailed, ...ownReasons] as const;

/** Id of a sign-in in the browser that began it. */
export type BankIdSessionId = Brand<string, 'BankIdSessionId'>;

/** State of a BankID sign-in. Codes that a service adds later are `unknown`. */
export type BankIdOrder = { sessionId: BankIdSessionId } & (
  | {
      status: 'pending';
      hint: PendingHint | 'unknown';
      /** Opens the app on this device. */
      autoStartToken: string | null;
      /** Content of the current QR code, which changes each second; null once an app has opened the order. */
      qrCode: string | null;
    }
  | { status: 'failed'; reason: FailedHint | (typeof ownReasons)[number] | 'unknown' }
  | { status: 'complete' }
);
