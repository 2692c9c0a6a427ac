import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { isGone, orderQuery } from '../../../api/orders/queries';
import { FailureAlert } from '../../../blocks/failure/FailureAlert';
import { type OrderId, orderId } from '../../../domain/ids';
import type { Order } from '../../../domain/order';
import { isInitialised } from '../../../session/state';
import { useSession } from '../../../session/use-session';
import { Letterhead } from '../Letterhead';
import { OrderContents } from '../OrderContents';
import { OrderFrame } from '../OrderFrame';
import { intro } from '../OrderFrame.css';
import { OrderSkeleton } from '../OrderSkeleton';
import { OrderStatusLine } from '../OrderStatusLine';
import { orderAccessAtom } from '../order-access';
import { meaningOf } from '../order-status';
import { PrintButton } from '../PrintButton';
import { LookUpForm } from './LookUpForm';
import { OrderTimeline } from './OrderTimeline';

/** The page of an order: for its signed-in owner, with a token of it, or after a look-up. */
export function OrderScreen({ path }: { path: string }) {
  const id = orderId(decodeURIComponent(path.split('/')[2] ?? ''));
  return <OneOrder key={id} id={id} />;
}

function OneOrder({ id }: { id: OrderId }) {
  const { t } = useLingui();
  const session = useSession();
  const access = useAtomValue(orderAccessAtom).find(({ orderId }) => orderId === id);
  const mayRead = access !== undefined || session.signedIn;
  const {
    data: order,
    error,
    refetch,
  } = useQuery({ ...orderQuery(id, access?.customerToken ?? null), enabled: mayRead });
  if (order) {
    return (
      <OrderFrame heading={t`Din beställning`} letterhead={<Letterhead order={order} />}>
        <Status order={order} />
        <OrderContents order={order} />
      </OrderFrame>
    );
  }
  if (isGone(error) || (isInitialised(session) && !mayRead)) {
    return (
      <OrderFrame heading={t`Se din beställning`}>
        <LookUpForm orderNumber={id} />
      </OrderFrame>
    );
  }
  return (
    <OrderFrame heading={t`Din beställning`}>
      {error ? (
        <FailureAlert title={<Trans>Beställningen kunde inte hämtas</Trans>} onRetry={() => void refetch()} />
      ) : (
        <OrderSkeleton />
      )}
    </OrderFrame>
  );
}

function Status({ order }: { order: Order }) {
  const { t } = useLingui();
  const meaning = meaningOf[order.status];
  return (
    <>
      <div className={intro}>
        <OrderStatusLine status={order.status} />
        {meaning && <p>{t(meaning)}</p>}
        <PrintButton />
      </div>
      <OrderTimeline order={order} />
    </>
  );
}
