import { useLingui } from '@lingui/react/macro';
import type { CartProblem } from '../../cart/view';
import { usePhone } from '../../platform/config/config';
import { PhoneText } from '../phone/PhoneText';
import { problemMessage } from './problem-message';

export function ProblemText({ problem }: { problem: CartProblem }) {
  const { t } = useLingui();
  const message = problemMessage(problem, usePhone());
  return <PhoneText text={typeof message === 'string' ? message : t(message)} />;
}
