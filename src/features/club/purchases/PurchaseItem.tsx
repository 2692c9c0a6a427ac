import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { Link } from '../../../blocks/link/Link';
import type { PurchaseFacts, PurchaseOutcome } from '../../../domain/purchases';
import { formatLongDate, formatMoney } from '../../../i18n/format';
import { useEntryState } from '../../../lib/use-entry-state';
import { paths } from '../../../routes/paths';
import { Badge } from '../../../ui/badge/Badge';
import { Button } from '../../../ui/button/Button';
import { standaloneLink } from '../../../ui/link/standalone-link.css';
import { visuallyHidden } from '../../../ui/theme/visually-hidden.css';
import * as styles from '../Club.css';
import * as own from './Purchases.css';

const outcomeTexts: Readonly<Record<PurchaseOutcome, ReactNode>> = {
  cancelled: <Trans>Avbruten</Trans>,
  rejected: <Trans>Nekad</Trans>,
  withdrawn: <Trans>Ångrad</Trans>,
  partlyWithdrawn: <Trans>Delvis ångrad</Trans>,
};

interface PurchaseItemProps {
  purchase: PurchaseFacts;
  /** All of it is on prescription, which is never returned. */
  isPrescribed: boolean;
  /** Rendered when first opened. */
  content: () => ReactNode;
}

const isBoolean = (left: unknown) => typeof left === 'boolean';

/** The date, place and total of a purchase; its contents are shown on demand. */
export function PurchaseItem({ purchase, isPrescribed, content }: PurchaseItemProps) {
  const { t } = useLingui();
  const id = useId();
  const { orderDate, orderId, orderNumber, pharmacy, total, type, outcome } = purchase;
  const [open, setOpen] = useEntryState(`purchase ${purchase.id}`, false, isBoolean);
  const isCalledOff = outcome === 'cancelled' || outcome === 'rejected';
  const date = formatLongDate(orderDate);
  return (
    <li className={styles.card}>
      <div className={own.head}>
        <div>
          <div className={own.title}>
            <h3 className={own.date}>{date}</h3>
            {outcome !== null && outcome !== 'unknown' && (
              <Badge tone={isCalledOff ? 'error' : 'warning'}>{outcomeTexts[outcome]}</Badge>
            )}
          </div>
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
      {orderId !== null && (
        <div className={own.links}>
          <Link className={standaloneLink} href={paths.order(orderId)}>
            <Trans>Orderbekräftelse och status</Trans>
            <span className={visuallyHidden}>
              {' '}
              <Trans>för köpet {date}</Trans>
            </span>
          </Link>
          {!isCalledOff && !isPrescribed && (
            <Link className={standaloneLink} href={paths.orderReturn(orderId)}>
              <Trans>Returnera varor</Trans>
              <span className={visuallyHidden}>
                {' '}
                <Trans>ur köpet {date}</Trans>
              </span>
            </Link>
          )}
        </div>
      )}
      <div id={id} className={own.content} hidden={!open}>
        {open && content()}
      </div>
    </li>
  );
}
