import { Trans } from '@lingui/react/macro';
import type { CartProblem } from '../../cart/view';
import { part } from '../../lib/part';
import { PartBoundary } from '../part-boundary/PartBoundary';

const problemText = part(() => import('../cart-problem/ProblemText'));

/** Why a product could not be added to the cart; a general text if the exact reason cannot be loaded. */
export function Refusal({ problem }: { problem: CartProblem }) {
  return (
    <PartBoundary fallback={<Trans>Någonting gick fel...</Trans>}>
      <problemText.Component problem={problem} />
    </PartBoundary>
  );
}
