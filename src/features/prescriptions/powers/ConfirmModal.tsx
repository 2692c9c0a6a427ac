import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Alert } from '../../../ui/alert/Alert';
import { Button } from '../../../ui/button/Button';
import { Checkbox } from '../../../ui/form/Checkbox';
import { Modal } from '../../../ui/modal/Modal';

interface ConfirmModalProps {
  title: string;
  yes: ReactNode;
  /** Terms have to be accepted first. */
  terms?: boolean;
  /** What went wrong; nothing otherwise. */
  failed: ReactNode;
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks before a power of attorney is changed. */
export function ConfirmModal(props: ConfirmModalProps) {
  const { title, yes, terms = false, failed, isPending, onConfirm, onClose, children } = props;
  const { t } = useLingui();
  const [accepted, setAccepted] = useState(false);
  const [isMissing, setIsMissing] = useState(false);

  function confirm(): void {
    setIsMissing(terms && !accepted);
    if (!terms || accepted) onConfirm();
  }

  return (
    <Modal
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Avbryt</Trans>
          </Button>
          <Button loading={isPending} onClick={confirm}>
            {yes}
          </Button>
        </>
      }
    >
      <p>{children}</p>
      {terms && (
        <Checkbox
          name="terms"
          checked={accepted}
          onChange={({ target }) => setAccepted(target.checked)}
          error={isMissing && !accepted ? t`Du behöver godkänna villkoren` : undefined}
        >
          <Trans>Jag godkänner villkoren för fullmakter</Trans>
        </Checkbox>
      )}
      {failed && (
        <Alert tone="error" title={failed}>
          <Trans>Försök igen om en stund. Kontakta kundservice om felet kvarstår.</Trans>
        </Alert>
      )}
    </Modal>
  );
}
