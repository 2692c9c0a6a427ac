import type { Failure, FailureKind } from '../../../api/errors';
import type { ConfirmOutcome } from '../../../cart/checkout/checkout';

/**
 * `unsure`: not known whether there is an order; never shown as a failed payment. `refused`: there is no order, and
 * this cart cannot become one as it is, even if it was paid. `unread`: there is no order until disclaimers are accepted.
 */
export type Verdict = 'ordered' | 'declined' | 'unsure' | 'refused' | 'unread';

/** `gone` is nothing that other tabs have to wait for. `changed`: it has paid for another cart than there is now. */
export type Certainty = 'known' | 'unsure' | 'gone' | 'changed';

const refusals: FailureKind[] = ['conflict', 'cartConflict', 'notMature', 'paidCart'];

const released = ['PRESCRIPTION_ENDED', 'PRICE_CHANGED', 'NAMES_DIFFER', 'EMPTY_CART'];

/** Whether the service has given the payment back with its refusal: the customer can pay for what remains. */
export function isReleased(failure: Failure | null): boolean {
  // What was paid for has sold out meanwhile.
  if (failure?.kind === 'cartConflict') return true;
  return failure?.kind === 'conflict' && released.includes(failure.code ?? '');
}

/** What is known of a payment's result: `gone` if the service does not know the payment, or its cart, any more. */
export function certaintyOf(outcome: ConfirmOutcome): Certainty {
  if (!outcome.ok && outcome.failure.kind === 'conflict' && outcome.failure.code === 'AMOUNT_CHANGED') return 'changed';
  if (verdictOf(outcome) !== 'unsure') return 'known';
  return !outcome.ok && outcome.failure.kind === 'invalidCart' ? 'gone' : 'unsure';
}

export function verdictOf(outcome: ConfirmOutcome): Verdict {
  if (!outcome.ok && outcome.failure.kind === 'disclaimerRequired') return 'unread';
  if (!outcome.ok) return refusals.includes(outcome.failure.kind) ? 'refused' : 'unsure';
  const { status } = outcome.confirmation;
  if (status === 'confirmed') return 'ordered';
  return status === 'rejected' ? 'declined' : 'unsure';
}
