import { Trans } from '@lingui/react/macro';
import type { CartProblem } from '../../cart/view';
import { part } from '../../lib/part';
import { PartBoundary } from '../part-boundary/PartBoundary';

const problemText = part(() => import('../cart-problem/ProblemText'));

/** Why a product was not put into the cart; in general words where the exact ones cannot be had. */
export function Refusal({ problem }: { problem: CartProblem }) {
  return (
    <PartBoundary fallback={<Trans>Någonting gick fel...</Trans>}>
      <problemText.Component problem={problem} />
    </PartBoundary>
  );
}
