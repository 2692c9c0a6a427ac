import { msg } from '@lingui/core/macro';
import type { CartChange } from '../../api/cart/changes';
import type { FailureKind } from '../../api/errors';
import type { CartProblem } from '../../cart/view';
import { failureMessage } from './failure-message';

/** Failures without a specific reason: the text then names what the customer tried to do. */
const unspecific: readonly FailureKind[] = ['refused', 'malformed', 'conflict', 'validation'];

export function problemMessage({ change, failure }: CartProblem, phone: string) {
  const isUnspecific = unspecific.includes(failure.kind);
  if (isUnspecific && change.kind === 'addMany' && change.items.length > 1) {
    return msg`Varorna kunde inte läggas i varukorgen. Försök igen eller ring kundservice på ${phone}.`;
  }
  if (isUnspecific && (change.kind === 'add' || change.kind === 'addMany')) {
    return msg`Varan kunde inte läggas i varukorgen. Försök igen eller ring kundservice på ${phone}.`;
  }
  return failureMessage(failure, phone);
}

/** Changes whose failure is shown where they were made. */
export const shownInPlace = [
  'addVoucher',
  'removeVoucher',
  'addCheque',
  'removeCheque',
  'counselling',
  'prescribedDetails',
  'removeRx',
  'attachBag',
] as const satisfies CartChange['kind'][];

/** Failures that are about the whole cart, whatever was changed. */
const ofWholeCart: readonly FailureKind[] = ['invalidCart', 'paidCart'];

/** The problem if one of these changes caused it; null for others, and if it is about the whole cart. */
export function problemOf(problem: CartProblem | null, kinds: readonly CartChange['kind'][]): CartProblem | null {
  return problem && kinds.includes(problem.change.kind) && !ofWholeCart.includes(problem.failure.kind) ? problem : null;
}

/** The row that a problem is about, so that it can be shown there; null if it is about the whole cart. */
export function itemOfProblem(problem: CartProblem | null): string | null {
  if (!problem) return null;
  const { change, failure } = problem;
  if (change.kind === 'add' || change.kind === 'set') return change.itemId;
  return failure.kind === 'cartConflict' ? failure.itemId : null;
}
