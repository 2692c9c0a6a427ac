import { useLingui } from '@lingui/react/macro';
import type { Failure } from '../../api/errors';
import { usePhone } from '../../platform/config/config';
import { wordsOfFailure } from './failure-words';

export function FailureText({ failure }: { failure: Failure }) {
  const { t } = useLingui();
  const words = wordsOfFailure(failure, usePhone());
  return typeof words === 'string' ? words : t(words);
}
