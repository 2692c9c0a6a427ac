import { useLingui } from '@lingui/react/macro';
import type { Failure } from '../../api/errors';
import type { CartProblem } from '../../cart/view';
import { useValue } from '../../lib/use-value';
import { currentConfig } from '../../platform/config/config';
import { wordsOfFailure } from './failure-words';
import { wordsOfProblem } from './problem-words';

function usePhone(): string {
  return useValue(currentConfig)?.operator.phone ?? '';
}

export function FailureText({ failure }: { failure: Failure }) {
  const { t } = useLingui();
  const words = wordsOfFailure(failure, usePhone());
  return typeof words === 'string' ? words : t(words);
}

export function ProblemText({ problem }: { problem: CartProblem }) {
  const { t } = useLingui();
  const words = wordsOfProblem(problem, usePhone());
  return typeof words === 'string' ? words : t(words);
}
