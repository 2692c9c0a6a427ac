import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ProductOption } from '../../domain/prescription';
import { formatLongDate, formatMoney } from '../../i18n/format';
import { ConfirmModal } from '../../ui/modal/ConfirmModal';

interface LostProtectionProps {
  /** The first day on which the high-cost protection covers it again. */
  next: string | null;
  /** What all packages cost now, and what they would cost from that day on; null while that is not known. */
  option: Pick<ProductOption, 'customerPrice' | 'protectedPrice'> | null;
  onAccept: () => void;
  onDecline: () => void;
  /** Shown while the prices are not known. */
  children?: ReactNode;
}

/** Before an order that comes too early: what it costs without the high-cost protection. */
export function LostProtection({ next, option, onAccept, onDecline, children }: LostProtectionProps) {
  return (
    <ConfirmModal
      title={<Trans>Utan högkostnadsskydd</Trans>}
      action={option && <Trans>Beställ ändå</Trans>}
      cancel={<Trans>Vänta</Trans>}
      isUnusual
      onConfirm={onAccept}
      onClose={onDecline}
    >
      {option ? (
        <p>
          <Trans>
            Du har läkemedel kvar sedan förra uttaget. Beställer du nu ingår köpet inte i högkostnadsskyddet, och du
            betalar {formatMoney(option.customerPrice)}.
          </Trans>
        </p>
      ) : (
        children
      )}
      {option && next !== null && (
        <p>
          <Trans>
            Väntar du till {formatLongDate(next)} betalar du {formatMoney(option.protectedPrice)} med
            högkostnadsskyddet.
          </Trans>
        </p>
      )}
    </ConfirmModal>
  );
}
