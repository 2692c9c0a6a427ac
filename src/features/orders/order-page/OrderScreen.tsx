import { useLingui } from '@lingui/react/macro';
import { orderId } from '../../../domain/ids';
import type { Order } from '../../../domain/order';
import { OrderContents } from '../OrderContents';
import * as styles from '../OrderFrame.css';
import { OrderGate } from '../OrderGate';
import { OrderStatusLine } from '../OrderStatusLine';
import { meaningOf } from '../order-status';
import { PrintButton } from '../PrintButton';
import { OrderTimeline } from './OrderTimeline';
import { ReceiptButton } from './ReceiptButton';

/** The page of an order. */
export function OrderScreen({ path }: { path: string }) {
  const { t } = useLingui();
  const id = orderId(decodeURIComponent(path.split('/')[2] ?? ''));
  return (
    <OrderGate key={id} id={id} heading={t`Din beställning`} closedHeading={t`Se din beställning`}>
      {({ order, customerToken, checkAccess }) => (
        <>
          <Status order={order} customerToken={customerToken} checkAccess={checkAccess} />
          <OrderContents order={order} />
        </>
      )}
    </OrderGate>
  );
}

interface StatusProps {
  order: Order;
  customerToken: string | null;
  checkAccess: () => void;
}

function Status({ order, ...access }: StatusProps) {
  const { t } = useLingui();
  const meaning = meaningOf[order.status];
  return (
    <>
      <div className={styles.intro}>
        <OrderStatusLine order={order} />
        {meaning && <p>{t(meaning)}</p>}
        <div className={styles.actions}>
          <PrintButton />
          <ReceiptButton order={order} {...access} />
        </div>
      </div>
      <OrderTimeline order={order} />
    </>
  );
}
