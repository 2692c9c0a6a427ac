import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Failure } from '../../../api/errors';
import { bagFailureMessage } from '../../../blocks/prescription-rows/bag-failure-message';

/** Why nothing was added to the bag: what is missing then is the prescription, not a row of the bag. */
export function additionFailureMessage(failure: Failure): ReactNode {
  const isGone = 'code' in failure && failure.code === 'NOT_FOUND';
  return isGone ? <Trans>Receptet finns inte längre.</Trans> : bagFailureMessage(failure);
}
