import { msg } from '@lingui/core/macro';
import type { FailureKind } from '../../api/errors';
import type { CartProblem } from '../../cart/view';
import { wordsOfFailure } from './failure-words';

/** Failures that do not say themselves what was wrong: then what the customer wanted is named. */
const unspecific: readonly FailureKind[] = ['refused', 'malformed', 'conflict', 'validation'];

export function wordsOfProblem({ change, failure }: CartProblem, phone: string) {
  const isAdding = change.kind === 'add' || change.kind === 'addMany';
  if (isAdding && unspecific.includes(failure.kind)) {
    return msg`Varan kunde inte läggas i varukorgen. Försök igen eller ring kundservice på ${phone}.`;
  }
  return wordsOfFailure(failure, phone);
}

/** The row that a problem is about, so that it can be told there; null where it is about the whole cart. */
export function itemOfProblem(problem: CartProblem | null): string | null {
  if (!problem) return null;
  const { change, failure } = problem;
  if (change.kind === 'add' || change.kind === 'set') return change.itemId;
  return failure.kind === 'cartConflict' ? failure.itemId : null;
}
