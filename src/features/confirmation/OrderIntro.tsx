import { Trans, useLingui } from '@lingui/react/macro';
import { isCalledOff, type Order } from '../../domain/order';
import { Button } from '../../ui/button/Button';
import { Icon } from '../../ui/icon/Icon';
import { print } from '../../ui/icon/paths';
import { OrderStatusLine } from './OrderStatusLine';
import { meaningOf } from './order-status';
import { intro } from './ThankYouPage.css';

/** The order's status, and what it means. */
export function OrderIntro({ order }: { order: Order }) {
  const { t } = useLingui();
  const meaning = meaningOf[order.status];
  return (
    <div className={intro}>
      <OrderStatusLine status={order.status} />
      {meaning && <p>{t(meaning)}</p>}
      {!isCalledOff(order) && order.email !== '' && (
        <p>
          <Trans>
            En bekräftelse skickas till <strong>{order.email}</strong>.
          </Trans>
        </p>
      )}
      <div data-screen-only>
        <Button variant="secondary" size="small" onClick={() => window.print()}>
          <Icon path={print} />
          <Trans>Skriv ut</Trans>
        </Button>
      </div>
    </div>
  );
}
