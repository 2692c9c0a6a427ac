import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/button/Button';
import { Modal } from '../../ui/modal/Modal';

interface RemoveAllModalProps {
  onAccept: () => void;
  onDecline: () => void;
}

export function RemoveAllModal({ onAccept, onDecline }: RemoveAllModalProps) {
  const { t } = useLingui();
  return (
    <Modal
      title={t`Vill du ta bort alla receptvaror?`}
      onClose={onDecline}
      footer={
        <>
          <Button variant="secondary" onClick={onDecline}>
            <Trans>Behåll dem</Trans>
          </Button>
          <Button onClick={onAccept}>
            <Trans>Ta bort alla</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>De tas bort ur varukorgen. Dina recept finns kvar.</Trans>
      </p>
    </Modal>
  );
}
