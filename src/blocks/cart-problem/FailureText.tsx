import { useLingui } from '@lingui/react/macro';
import type { Failure } from '../../api/errors';
import { usePhone } from '../../platform/config/config';
import { failureMessage } from './failure-message';

export function FailureText({ failure }: { failure: Failure }) {
  const { t } = useLingui();
  const message = failureMessage(failure, usePhone());
  return typeof message === 'string' ? message : t(message);
}
