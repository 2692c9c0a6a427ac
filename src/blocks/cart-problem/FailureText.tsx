import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { Failure } from '../../api/errors';
import { usePhone } from '../../platform/config/config';
import { PhoneText } from '../phone/PhoneText';
import { failureMessage } from './failure-message';

interface FailureTextProps {
  failure: Failure;
  /** What failed, for a failure without a reason; by default a change of the cart. */
  general?: (phone: string) => MessageDescriptor;
}

export function FailureText({ failure, general }: FailureTextProps) {
  const { t } = useLingui();
  const message = failureMessage(failure, usePhone(), general);
  return <PhoneText text={typeof message === 'string' ? message : t(message)} />;
}
