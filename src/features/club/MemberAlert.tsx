import { Trans, useLingui } from '@lingui/react/macro';
import type { MemberProblem } from '../../api/member/problem';
import { Alert } from '../../ui/alert/Alert';
import { memberMessage } from './member-message';
import { UnderAge } from './UnderAge';

/** Why the last request failed. */
export function MemberAlert({ problem }: { problem: MemberProblem | null }) {
  const { t } = useLingui();
  if (!problem) return null;
  return (
    <Alert tone="error" title={<Trans>Det gick inte</Trans>}>
      {problem.kind === 'underAge' ? <UnderAge /> : t(memberMessage(problem))}
    </Alert>
  );
}
