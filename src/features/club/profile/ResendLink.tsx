import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { resendVerification } from '../../../api/member/calls';
import type { MemberProblem } from '../../../api/member/problem';
import { Button } from '../../../ui/button/Button';
import { showToast } from '../../../ui/toast/toast-queue';
import { MemberAlert } from '../MemberAlert';
import { useMember } from '../use-member';

/** Sends the link that confirms the address once more. */
export function ResendLink({ email }: { email: string }) {
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<MemberProblem | null>(null);
  const { changed } = useMember();

  async function send(): Promise<void> {
    setSending(true);
    setProblem(null);
    const outcome = await resendVerification(email);
    setSending(false);
    if (!outcome.ok) return setProblem(outcome.problem);
    changed(outcome.value);
    showToast({ text: <Trans>Vi har skickat en ny länk till {email}</Trans>, tone: 'success' });
  }

  return (
    <>
      <Button variant="secondary" size="small" loading={sending} onClick={() => void send()}>
        <Trans>Skicka länken igen</Trans>
      </Button>
      <MemberAlert problem={problem} />
    </>
  );
}
