import { Trans, useLingui } from '@lingui/react/macro';
import type { BonusCheque } from '../../api/cart/cheques';
import { formatLongDate, formatMoney } from '../../i18n/format';
import { Button } from '../../ui/button/Button';
import * as styles from './BonusCheques.css';

interface ChequeProps {
  cheque: BonusCheque;
  used: boolean;
  /** There is an amount left that it could pay for. */
  usable: boolean;
  busy: boolean;
  onUse: () => void;
  onRemove: () => void;
}

export function Cheque({ cheque, used, usable, busy, onUse, onRemove }: ChequeProps) {
  const { t } = useLingui();
  const amount = formatMoney(cheque.amount);
  const validTo = formatLongDate(cheque.validTo);
  return (
    <li className={used ? styles.used : styles.cheque}>
      <span className={styles.text}>
        <strong className={styles.amount}>{amount}</strong>
        <Trans>Gäller t.o.m. {validTo}</Trans>
      </span>
      {used ? (
        <Button
          variant="secondary"
          size="small"
          loading={busy}
          aria-label={t`Ta bort bonuschecken på ${amount}, gäller t.o.m. ${validTo}`}
          onClick={onRemove}
        >
          <Trans>Ta bort</Trans>
        </Button>
      ) : (
        usable && (
          <Button
            variant="secondary"
            size="small"
            loading={busy}
            aria-label={t`Använd bonuschecken på ${amount}, gäller t.o.m. ${validTo}`}
            onClick={onUse}
          >
            <Trans>Använd</Trans>
          </Button>
        )
      )}
    </li>
  );
}
