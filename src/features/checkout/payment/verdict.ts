import type { FailureKind } from '../../../api/errors';
import type { ConfirmOutcome } from '../../../cart/checkout/checkout';

/**
 * `unsure`: nobody can say yet whether there is an order; never shown as a failed payment. `refused`: there is none, and
 * will be none of this cart as it is, whatever was paid.
 */
export type Verdict = 'ordered' | 'declined' | 'unsure' | 'refused';

const refusals: FailureKind[] = ['conflict', 'cartConflict', 'notMature'];

export function verdictOf(outcome: ConfirmOutcome): Verdict {
  if (!outcome.ok) return refusals.includes(outcome.failure.kind) ? 'refused' : 'unsure';
  const { status } = outcome.confirmation;
  if (status === 'confirmed') return 'ordered';
  return status === 'rejected' ? 'declined' : 'unsure';
}
