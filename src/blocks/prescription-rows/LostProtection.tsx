import { Trans, useLingui } from '@lingui/react/macro';
import type { ProductOption } from '../../domain/prescription';
import { formatLongDate, formatMoney } from '../../i18n/format';
import { Button } from '../../ui/button/Button';
import { Modal } from '../../ui/modal/Modal';

interface LostProtectionProps {
  /** The first day on which the high-cost protection covers it again. */
  next: string | null;
  /** What all packages cost now, and what they would cost from that day on. */
  option: Pick<ProductOption, 'customerPrice' | 'protectedPrice'>;
  onAccept: () => void;
  onDecline: () => void;
}

/** Before an order that comes too early: what it costs without the high-cost protection. */
export function LostProtection({ next, option, onAccept, onDecline }: LostProtectionProps) {
  const { t } = useLingui();
  const { customerPrice, protectedPrice } = option;
  return (
    <Modal
      title={t`Utan högkostnadsskydd`}
      onClose={onDecline}
      footer={
        <>
          <Button variant="secondary" onClick={onAccept}>
            <Trans>Beställ ändå</Trans>
          </Button>
          <Button onClick={onDecline}>
            <Trans>Vänta</Trans>
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
            Väntar du till {formatLongDate(next)} betalar du {formatMoney(protectedPrice)} med högkostnadsskyddet.
          </Trans>
        </p>
      )}
    </Modal>
  );
}
