import { Trans } from '@lingui/react/macro';
import type { Failure } from '../../api/errors';
import { part } from '../../lib/part';
import { PartBoundary } from '../part-boundary/PartBoundary';

const failureText = part('FailureText', () => import('../cart-problem/FailureText').then((m) => m.FailureText));

/** Why a good was not put into the cart; in general words where the exact ones cannot be had. */
export function Refusal({ failure }: { failure: Failure }) {
  return (
    <PartBoundary words={null} fallback={<Trans>Någonting gick fel...</Trans>}>
      <failureText.Component failure={failure} />
    </PartBoundary>
  );
}
