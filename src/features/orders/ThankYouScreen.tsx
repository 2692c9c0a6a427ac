import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { isGone, orderByCartQuery } from '../../api/orders/queries';
import { FailureAlert } from '../../blocks/failure/FailureAlert';
import { lastOrderAtom } from '../../cart/checkout/last-order';
import type { CartId } from '../../domain/ids';
import { CloseButton } from './CloseButton';
import { Letterhead } from './Letterhead';
import { NoOrder } from './NoOrder';
import { OrderContents } from './OrderContents';
import { OrderFrame } from './OrderFrame';
import { OrderIntro } from './OrderIntro';
import { OrderSkeleton } from './OrderSkeleton';
import { storeOrderAccess } from './order-access';
import { headingOf } from './order-status';
import { reportOrderOnce } from './report-order-once';
import { trackPurchaseOnce } from './track-purchase-once';

/** The last order placed in this tab. */
export function ThankYouScreen() {
  const { t } = useLingui();
  const last = useAtomValue(lastOrderAtom);
  if (last) return <Ordered cartId={last.cartId} token={last.customerToken} />;
  return (
    <OrderFrame heading={t(headingOf('nothing'))}>
      <NoOrder />
    </OrderFrame>
  );
}

function Ordered({ cartId, token }: { cartId: CartId; token: string | null }) {
  const { t } = useLingui();
  const { data: order, error, refetch } = useQuery(orderByCartQuery(cartId, token));
  useEffect(() => {
    if (!order) return;
    if (token !== null) storeOrderAccess(order.orderId, token);
    trackPurchaseOnce(order);
    return reportOrderOnce(order);
  }, [order, token]);
  if (order)
    return (
      <OrderFrame heading={t(headingOf(order))} letterhead={<Letterhead order={order} />}>
        <OrderIntro order={order} />
        <OrderContents order={order} />
      </OrderFrame>
    );
  if (isGone(error))
    return (
      <OrderFrame heading={t(headingOf('nothing'))}>
        <NoOrder />
      </OrderFrame>
    );
  return (
    <OrderFrame heading={t(headingOf('unknown'))}>
      {error ? (
        <>
          <FailureAlert
            title={<Trans>Din beställning är gjord, men den kunde inte visas</Trans>}
            offline={<Trans>Din beställning är gjord. Den visas så fort du har nätverk.</Trans>}
            onRetry={() => void refetch()}
          />
          <CloseButton />
        </>
      ) : (
        <OrderSkeleton />
      )}
    </OrderFrame>
  );
}
