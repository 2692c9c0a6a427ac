import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/button/Button';
import { Modal } from '../../ui/modal/Modal';

interface DisclaimerModalProps {
  substance: string;
  onAccept: () => void;
  onDecline: () => void;
}

/** What a customer must have read before buying a product with this substance. */
export function DisclaimerModal({ substance, onAccept, onDecline }: DisclaimerModalProps) {
  const { t } = useLingui();
  return (
    <Modal
      title={t`Innan du köper: ${substance}`}
      onClose={onDecline}
      footer={
        <>
          <Button variant="secondary" onClick={onDecline}>
            <Trans>Avbryt</Trans>
          </Button>
          <Button onClick={onAccept}>
            <Trans>Jag har läst och förstått</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          Varan innehåller {substance}. Läs bipacksedeln noga. Fråga en farmaceut om du är gravid eller ammar, har mag-,
          hjärt- eller njursjukdom, eller använder andra smärtstillande läkemedel.
        </Trans>
      </p>
    </Modal>
  );
}
