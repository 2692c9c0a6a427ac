import { Trans, useLingui } from '@lingui/react/macro';
import type { Prescription, ProductOption } from '../../../domain/prescription';
import { formatDate, formatMoney } from '../../../i18n/format';
import { Button } from '../../../ui/button/Button';
import { Modal } from '../../../ui/modal/Modal';

interface LostProtectionProps {
  prescription: Prescription;
  option: ProductOption;
  onAccept: () => void;
  onDecline: () => void;
}

/** Before an order that comes too early: what it costs without the high-cost protection. */
export function LostProtection({ prescription, option, onAccept, onDecline }: LostProtectionProps) {
  const { t } = useLingui();
  const { nextCostProtectedDispense: next } = prescription;
  const { customerPrice, protectedPrice } = option;
  return (
    <Modal
      title={t`Utan högkostnadsskydd`}
      onClose={onDecline}
      footer={
        <>
          <Button variant="secondary" onClick={onDecline}>
            <Trans>Vänta</Trans>
          </Button>
          <Button onClick={onAccept}>
            <Trans>Beställ ändå</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          Du har läkemedel kvar sedan förra uttaget. Beställer du nu ingår köpet inte i högkostnadsskyddet, och du
          betalar {formatMoney(customerPrice)}.
        </Trans>
      </p>
      {next !== null && (
        <p>
          <Trans>
            Väntar du till {formatDate(next)} betalar du {formatMoney(protectedPrice)} med högkostnadsskyddet.
          </Trans>
        </p>
      )}
    </Modal>
  );
}
