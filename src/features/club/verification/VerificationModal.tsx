import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation, useSearch } from 'wouter';
import type { MemberInfo } from '../../../api/member/schema';
import { verificationOutcome } from '../../../domain/email-verification';
import { paths } from '../../../routes/paths';
import { Button } from '../../../ui/button/Button';
import { Modal } from '../../../ui/modal/Modal';
import * as styles from '../Club.css';
import { ResendLink } from '../profile/ResendLink';
import { outcomeTexts } from './outcome-texts';
import { resultIn } from './result-in';

/**
 * The same result in a dialog over my pages, for a customer who was signed in when following the link. A link that did
 * not work can be replaced here, unless the address is confirmed by now.
 */
export function VerificationModal({ customer }: { customer: MemberInfo | null | undefined }) {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const result = resultIn(useSearch());
  if (result === null) return null;
  const { tone, title, text, signedIn = text } = outcomeTexts[verificationOutcome(result)];
  const close = () => navigate(paths.club(), { replace: true });
  const email = customer && !customer.emailVerified ? customer.email : null;
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
      <div className={styles.text}>
        <p>{t(email === null ? text : signedIn)}</p>
        {tone !== 'success' && email !== null && <ResendLink email={email} onDone={close} />}
      </div>
    </Modal>
  );
}
