import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '../../blocks/link/Link';
import { isCalledOff, type Order } from '../../domain/order';
import { paths } from '../../routes/paths';
import { standaloneLink } from '../../ui/link/standalone-link.css';
import { CloseButton } from './CloseButton';
import { actions, intro } from './OrderFrame.css';
import { OrderStatusLine } from './OrderStatusLine';
import { meaningOf } from './order-status';
import { PrintButton } from './PrintButton';

/** A new order's status, what it means, and where to follow it. */
export function OrderIntro({ order }: { order: Order }) {
  const { t } = useLingui();
  const meaning = meaningOf[order.status];
  return (
    <div className={intro}>
      <OrderStatusLine order={order} />
      {meaning && <p>{t(meaning)}</p>}
      {!isCalledOff(order) && order.email !== '' && (
        <p>
          <Trans>
            En bekräftelse skickas till <strong>{order.email}</strong>.
          </Trans>
        </p>
      )}
      <Link className={standaloneLink} href={paths.order(order.orderId)} data-screen-only>
        <Trans>Följ din beställning</Trans>
      </Link>
      <div className={actions}>
        <CloseButton />
        <PrintButton />
      </div>
    </div>
  );
}
