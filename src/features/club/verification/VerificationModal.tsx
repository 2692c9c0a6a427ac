import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { MemberInfo } from '../../../api/member/schema';
import { FailureAlert } from '../../../blocks/failure/FailureAlert';
import { verificationOutcome } from '../../../domain/email-verification';
import { paths } from '../../../routes/paths';
import { Button } from '../../../ui/button/Button';
import { Modal } from '../../../ui/modal/Modal';
import { addressConfirmation } from '../address-confirmation';
import * as styles from '../Club.css';
import { ClubWaiting } from '../ClubWaiting';
import { BecomeMember } from '../join/BecomeMember';
import { RegisterEmail } from '../profile/RegisterEmail';
import { NextStep } from './NextStep';
import { outcomeTexts } from './outcome-texts';
import { resultIn } from './result-in';

interface VerificationModalProps {
  /** Undefined while it is not known. */
  customer: MemberInfo | null | undefined;
  failed: boolean;
  onRetry: () => void;
}

/**
 * The same result in a dialog over my pages, for a customer who was signed in when following the link. After a link that
 * did not work it offers what helps this customer.
 */
export function VerificationModal({ customer, failed, onRetry }: VerificationModalProps) {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const [form, setForm] = useState<'register' | 'join' | null>(null);
  const result = resultIn(useSearch());
  if (result === null) return null;
  const { tone, title, text, cause } = outcomeTexts[verificationOutcome(result)];
  const confirmation = customer === undefined ? null : addressConfirmation(customer);
  const close = () => {
    setForm(null);
    navigate(paths.club(), { replace: true });
  };
  if (form === 'register') return <RegisterEmail onClose={close} />;
  if (form === 'join') return <BecomeMember onClose={close} />;

  function advice() {
    if (tone === 'success') return <p>{t(text)}</p>;
    if (confirmation)
      return (
        <>
          {cause && confirmation.state === 'unconfirmed' && <p>{t(cause)}</p>}
          <NextStep
            confirmation={confirmation}
            onRegister={() => setForm('register')}
            onJoin={() => setForm('join')}
            onDone={close}
          />
        </>
      );
    return failed ? <FailureAlert onRetry={onRetry} /> : <ClubWaiting />;
  }

  return (
    <Modal
      title={t(title)}
      onClose={close}
      footer={
        <Button onClick={close}>
          <Trans>Stäng</Trans>
        </Button>
      }
    >
      <div className={styles.text}>{advice()}</div>
    </Modal>
  );
}
