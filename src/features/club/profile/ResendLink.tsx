import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { resendVerification } from '../../../api/member/calls';
import { type MemberProblem, outcomeOf } from '../../../api/member/problem';
import { useWrite } from '../../../api/use-write';
import { Button } from '../../../ui/button/Button';
import { showToast } from '../../../ui/toast/toast-queue';
import { MemberAlert } from '../MemberAlert';
import { useMember } from '../use-member';

interface ResendLinkProps {
  email: string;
  /** The service has answered: a link is on its way, or the address was confirmed meanwhile. */
  onDone?: () => void;
}

/** Sends the link for confirming the address again. The service sends none to an address confirmed meanwhile. */
export function ResendLink({ email, onDone }: ResendLinkProps) {
  const [problem, setProblem] = useState<MemberProblem | null>(null);
  const { changed } = useMember();
  const { send, isPending } = useWrite(resendVerification, 'changeContact');

  async function resend(): Promise<void> {
    setProblem(null);
    const outcome = await outcomeOf(send(email));
    if (!outcome.ok) return setProblem(outcome.problem);
    changed(outcome.value);
    const text = outcome.value.emailVerified ? (
      <Trans>Din e-postadress är redan bekräftad</Trans>
    ) : (
      <Trans>Vi har skickat en ny länk till {email}</Trans>
    );
    showToast({ text, tone: 'success' });
    onDone?.();
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
