import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { failureOf } from '../../api/errors';
import { orderByCartQuery } from '../../api/orders/queries';
import { FailureAlert } from '../../blocks/failure/FailureAlert';
import { useTitle } from '../../blocks/use-title/use-title';
import { lastOrder } from '../../cart/last-order';
import type { CartId } from '../../domain/ids';
import { useStored } from '../../platform/storage/use-stored';
import { Skeleton } from '../../ui/skeleton/Skeleton';
import { NoOrder } from './NoOrder';
import { OrderConfirmation } from './OrderConfirmation';
import * as styles from './ThankYouScreen.css';

/** The order that was made last in this tab. */
export function ThankYouScreen() {
  const { t } = useLingui();
  useTitle(t`Tack för din beställning`);
  const last = useStored(lastOrder);
  return (
    <div className={styles.screen}>
      {last?.customerToken != null ? <Loaded cartId={last.cartId} token={last.customerToken} /> : <NoOrder />}
    </div>
  );
}

function Loaded({ cartId, token }: { cartId: CartId; token: string }) {
  const { t } = useLingui();
  const { data: order, error, refetch } = useQuery({ ...orderByCartQuery(cartId, token), staleTime: 60_000 });
  if (order) return <OrderConfirmation order={order} />;
  // The token to read it with has run out, or the order is no longer this visitor's.
  const failure = failureOf(error);
  if (failure?.kind === 'refused' && [401, 403, 404].includes(failure.status)) return <NoOrder />;
  return (
    <>
      <h1>
        <Trans>Tack för din beställning!</Trans>
      </h1>
      {error ? (
        <FailureAlert onRetry={() => void refetch()} />
      ) : (
        <div role="status" aria-label={t`Beställningen laddas`}>
          <Skeleton className={styles.loading} />
        </div>
      )}
    </>
  );
}
