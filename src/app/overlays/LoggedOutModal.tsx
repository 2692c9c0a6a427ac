import { Trans, useLingui } from '@lingui/react/macro';
import { useCart } from '../../cart/use-cart';
import { Button } from '../../ui/button/Button';
import { Modal } from '../../ui/modal/Modal';

interface LoggedOutModalProps {
  /** Whether the cart had items before. */
  hadItems: boolean;
  onClose: () => void;
}

export function LoggedOutModal({ hadItems, onClose }: LoggedOutModalProps) {
  const { t } = useLingui();
  const rows = useCart().cart?.rows.length ?? 0;
  return (
    <Modal
      title={t`Du har loggats ut`}
      onClose={onClose}
      footer={
        <Button onClick={onClose}>
          <Trans>Jag förstår</Trans>
        </Button>
      }
    >
      <p>
        <Trans>Du hade inte gjort något på en stund. Vi loggade ut dig för att skydda dina uppgifter.</Trans>
      </p>
      {rows > 0 && (
        <p>
          <Trans>Dina varor ligger kvar i varukorgen.</Trans>
        </p>
      )}
      {(hadItems || rows > 0) && (
        <p>
          <Trans>Hade du receptvaror i varukorgen läggs de tillbaka när du loggar in igen.</Trans>
        </p>
      )}
    </Modal>
  );
}
