import type { ConfirmOutcome } from '../../../cart/checkout';

/** `unsure`: nobody can say yet whether there is an order; never shown as a failed payment. */
export type Verdict = 'ordered' | 'declined' | 'unsure';

export function verdictOf(outcome: ConfirmOutcome): Verdict {
  if (!outcome.ok) return 'unsure';
  const { status } = outcome.confirmation;
  if (status === 'confirmed') return 'ordered';
  return status === 'rejected' ? 'declined' : 'unsure';
}
