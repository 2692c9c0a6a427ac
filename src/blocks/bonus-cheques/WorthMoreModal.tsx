import { Trans, useLingui } from '@lingui/react/macro';
import type { Ore } from '../../domain/money';
import { formatMoney } from '../../i18n/format';
import { Button } from '../../ui/button/Button';
import { Modal } from '../../ui/modal/Modal';

interface WorthMoreModalProps {
  amount: Ore;
  /** The amount it would pay for. */
  left: Ore;
  onAccept: () => void;
  onDecline: () => void;
}

/** Warns before a cheque is used for less than its value. */
export function WorthMoreModal({ amount, left, onAccept, onDecline }: WorthMoreModalProps) {
  const { t } = useLingui();
  return (
    <Modal
      title={t`Checken är värd mer än det som ska betalas`}
      onClose={onDecline}
      footer={
        <>
          <Button variant="secondary" onClick={onDecline}>
            <Trans>Avbryt</Trans>
          </Button>
          <Button onClick={onAccept}>
            <Trans>Använd hela checken</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          Bonuschecken på {formatMoney(amount)} kan bara betala {formatMoney(left)} av köpet. Hela checken förbrukas,
          och du får inga pengar tillbaka.
        </Trans>
      </p>
    </Modal>
  );
}
