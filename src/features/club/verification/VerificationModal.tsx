import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation, useSearch } from 'wouter';
import { verificationOutcome } from '../../../domain/email-verification';
import { paths } from '../../../routes/paths';
import { Button } from '../../../ui/button/Button';
import { Modal } from '../../../ui/modal/Modal';
import { outcomeTexts } from './outcome-texts';
import { resultIn } from './result-in';

/** The same result in a dialog over my pages, for a customer who was signed in when following the link. */
export function VerificationModal() {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const result = resultIn(useSearch());
  if (result === null) return null;
  const { title, text } = outcomeTexts[verificationOutcome(result)];
  const close = () => navigate(paths.club(), { replace: true });
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
      <p>{t(text)}</p>
    </Modal>
  );
}
