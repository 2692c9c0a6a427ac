import type { Brand } from './ids';

/** Who asks to be told who somebody is: the club, the prescription area, and the partner's one. */
export const registrations = ['kundklubb', 'recept', 'doktor-se'] as const;
export type Registration = (typeof registrations)[number];

/** What BankID says of an order that is not decided, and of one that came to nothing. */
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

/** The same of Freja. */
export const frejaPending = ['STARTED', 'DELIVERED_TO_MOBILE'] as const;
export const frejaFailed = ['REJECTED', 'CANCELED', 'RP_CANCELED', 'EXPIRED'] as const;

/** Why the shop itself takes nobody in whom the e-ID has approved. */
export const ownReasons = ['UNSUPPORTED_NUMBER'] as const;

/** How a sign-in at Freja can have ended when the browser is back. */
export const frejaResults = ['APPROVED', ...frejaFailed, ...ownReasons] as const;

/** What a browser calls the sign-in by that it has begun. */
export type BankIdSessionId = Brand<string, 'BankIdSessionId'>;

/** Where a sign-in with BankID stands. Words that a service may learn later are `unknown`. */
export type BankIdOrder = { sessionId: BankIdSessionId } & (
  | {
      status: 'pending';
      hint: PendingHint | 'unknown';
      /** Opens the app on this device. */
      autoStartToken: string | null;
      /** What the QR code says in this second; null once an app has opened the order. */
      qrCode: string | null;
    }
  | { status: 'failed'; reason: FailedHint | (typeof ownReasons)[number] | 'unknown' }
  | { status: 'complete' }
);
