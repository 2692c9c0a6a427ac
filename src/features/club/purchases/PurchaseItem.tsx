import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import type { PurchaseFacts } from '../../../domain/purchases';
import { formatLongDate, formatMoney } from '../../../i18n/format';
import { Button } from '../../../ui/button/Button';
import * as styles from '../Club.css';
import * as own from './Purchases.css';

interface PurchaseItemProps {
  purchase: PurchaseFacts;
  /** Rendered when first opened. */
  content: () => ReactNode;
}

/** The date, place and total of a purchase; its contents are shown on demand. */
export function PurchaseItem({ purchase, content }: PurchaseItemProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const id = useId();
  const { orderDate, orderNumber, pharmacy, total, type } = purchase;
  const date = formatLongDate(orderDate);
  return (
    <li className={styles.card}>
      <div className={own.head}>
        <div>
          <h3 className={own.date}>{date}</h3>
          <p className={styles.note}>
            {type === 'ONLINE' && <Trans>Köpt på nätet</Trans>}
            {type === 'PHARMACY' && <Trans>Köpt på apotek</Trans>}
            {pharmacy !== null && `, ${pharmacy}`}
            {orderNumber !== null && (
              <>
                {'. '}
                <Trans>Order {orderNumber}</Trans>
              </>
            )}
          </p>
        </div>
        <strong className={styles.number}>{formatMoney(total)}</strong>
      </div>
      <Button
        variant="secondary"
        size="small"
        aria-expanded={open}
        aria-controls={id}
        aria-label={open ? t`Stäng köp från ${date}` : t`Visa köp från ${date}`}
        onClick={() => setOpen(!open)}
      >
        {open ? <Trans>Stäng köp</Trans> : <Trans>Visa köp</Trans>}
      </Button>
      <div id={id} className={own.content} hidden={!open}>
        {open && content()}
      </div>
    </li>
  );
}
