import type { Failure } from '../../api/errors';
import type { BankIdOrder } from '../../domain/eid';
import { type BankIdReason, isUnopened, type Problem, type Way } from './bank-id-state';

const second = 1000;
const minute = 60 * second;
/** Polling intervals in milliseconds; the QR code changes every second. */
export const interval = { code: second, other: 2 * second };
/** How long an unopened order is replaced by a new one, and a reloaded page resumes it. */
export const renewFor = 3 * minute;
/** No order lives longer: a status that cannot be fetched by then counts as failed. */
const giveUpAfter = 4 * minute;
const maxServiceFailures = 5;

export type PendingOrder = Extract<BankIdOrder, { status: 'pending' }>;

type OrderStep =
  | { do: 'finish' }
  /** With a new order. */
  | { do: 'restart' }
  | { do: 'poll'; order: PendingOrder }
  /** `isLive`: the order must be cancelled at the service. */
  | { do: 'fail'; reason: BankIdReason; isLive: boolean };

/** What follows an order's status. `age`: milliseconds since the sign-in began. */
export function stepAfterOrder(order: BankIdOrder, age: number): OrderStep {
  const isOverdue = age >= renewFor;
  if (order.status === 'complete') return { do: 'finish' };
  if (order.status === 'failed') {
    const { reason } = order;
    return reason === 'startFailed' && !isOverdue ? { do: 'restart' } : { do: 'fail', reason, isLive: false };
  }
  if (isOverdue && isUnopened(order.hint)) return { do: 'fail', reason: 'startFailed', isLive: true };
  return { do: 'poll', order };
}

type FailureStep =
  /** The response to the approval may have been lost: then there is a session. */
  { do: 'checkSession' } | { do: 'fail'; reason: BankIdReason } | { do: 'retry'; problem: Problem };

/**
 * What follows a failed call: network errors are retried, a rejection ends the sign-in. `before`: consecutive failures
 * of the service before this one.
 */
export function stepAfterFailure(failure: Failure, age: number, before: number): FailureStep {
  if (failure.kind === 'conflict' && failure.code === 'ALREADY_USED') return { do: 'checkSession' };
  if (failure.kind === 'refused' && failure.status === 404) return { do: 'fail', reason: 'unknown' };
  if (failure.kind === 'tooMany') return { do: 'fail', reason: 'tooMany' };
  const problem: Problem = failure.kind === 'network' || failure.kind === 'timeout' ? 'network' : 'service';
  const failures = problem === 'service' ? before + 1 : before;
  const isRefused = failure.kind === 'refused' && failure.status < 500;
  if (isRefused || failures >= maxServiceFailures || age >= giveUpAfter) return { do: 'fail', reason: problem };
  return { do: 'retry', problem };
}

/** How long to wait before the status is fetched again. */
export function pollingInterval(way: Way, { hint, qrCode }: PendingOrder): number {
  return way === 'otherDevice' && qrCode !== null && isUnopened(hint) ? interval.code : interval.other;
}
