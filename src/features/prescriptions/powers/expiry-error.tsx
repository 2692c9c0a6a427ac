import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ExpiryProblem } from '../../../domain/power-of-attorney';

/** The spec's texts for a last day that cannot be. */
export function expiryError(problem: ExpiryProblem): ReactNode {
  return problem === 'passed' ? <Trans>Datumet har redan passerat</Trans> : <Trans>Får max vara 4 år framåt</Trans>;
}
