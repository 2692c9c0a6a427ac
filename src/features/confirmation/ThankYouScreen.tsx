import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { isGone, orderByCartQuery } from '../../api/orders/queries';
import { FailureAlert } from '../../blocks/failure/FailureAlert';
import { lastOrderAtom } from '../../cart/checkout/last-order';
import type { CartId } from '../../domain/ids';
import { Letterhead } from './Letterhead';
import { NoOrder } from './NoOrder';
import { OrderConfirmation } from './OrderConfirmation';
import { OrderSkeleton } from './OrderSkeleton';
import { headingOf } from './order-status';
import { ThankYouPage } from './ThankYouPage';

/** The last order placed in this tab. */
export function ThankYouScreen() {
  const { t } = useLingui();
  const last = useAtomValue(lastOrderAtom);
  if (last) return <Ordered cartId={last.cartId} token={last.customerToken} />;
  return (
    <ThankYouPage heading={t(headingOf.nothing)}>
      <NoOrder />
    </ThankYouPage>
  );
}

function Ordered({ cartId, token }: { cartId: CartId; token: string | null }) {
  const { t } = useLingui();
  const { data: order, error, refetch } = useQuery(orderByCartQuery(cartId, token));
  if (order)
    return (
      <ThankYouPage heading={t(headingOf[order.status])} letterhead={<Letterhead order={order} />}>
        <OrderConfirmation order={order} />
      </ThankYouPage>
    );
  if (isGone(error))
    return (
      <ThankYouPage heading={t(headingOf.nothing)}>
        <NoOrder />
      </ThankYouPage>
    );
  return (
    <ThankYouPage heading={t(headingOf.unknown)}>
      {error ? (
        <FailureAlert
          title={<Trans>Din beställning är gjord, men den kunde inte visas</Trans>}
          onRetry={() => void refetch()}
        />
      ) : (
        <OrderSkeleton />
      )}
    </ThankYouPage>
  );
}
