import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { resendVerification } from '../../../api/member/calls';
import { type MemberProblem, outcomeOf } from '../../../api/member/problem';
import { useWrite } from '../../../api/use-write';
import { Button } from '../../../ui/button/Button';
import { showToast } from '../../../ui/toast/toast-queue';
import { MemberAlert } from '../MemberAlert';
import { useMember } from '../use-member';

/** Sends the link for confirming the address again. */
export function ResendLink({ email }: { email: string }) {
  const [problem, setProblem] = useState<MemberProblem | null>(null);
  const { changed } = useMember();
  const { send, isPending } = useWrite(resendVerification, 'changeContact');

  async function resend(): Promise<void> {
    setProblem(null);
    const outcome = await outcomeOf(send(email));
    if (!outcome.ok) return setProblem(outcome.problem);
    changed(outcome.value);
    showToast({ text: <Trans>Vi har skickat en ny länk till {email}</Trans>, tone: 'success' });
  }

  return (
    <>
      <Button variant="secondary" size="small" loading={isPending} onClick={() => void resend()}>
        <Trans>Skicka länken igen</Trans>
      </Button>
      <MemberAlert problem={problem} />
    </>
  );
}
