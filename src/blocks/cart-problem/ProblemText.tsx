import { useLingui } from '@lingui/react/macro';
import type { CartProblem } from '../../cart/view';
import { usePhone } from '../../platform/config/config';
import { wordsOfProblem } from './problem-words';

export function ProblemText({ problem }: { problem: CartProblem }) {
  const { t } = useLingui();
  const words = wordsOfProblem(problem, usePhone());
  return typeof words === 'string' ? words : t(words);
}
