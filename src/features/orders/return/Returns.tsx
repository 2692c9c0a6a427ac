import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isGone } from '../../../api/orders/queries';
import { returnOrderQuery, returnReasonsQuery } from '../../../api/orders/return/queries';
import { FailureAlert } from '../../../blocks/failure/FailureAlert';
import { Link } from '../../../blocks/link/Link';
import type { Order } from '../../../domain/order';
import { paths } from '../../../routes/paths';
import { Button } from '../../../ui/button/Button';
import { standaloneLink } from '../../../ui/link/standalone-link.css';
import { FocusedAlert } from '../FocusedAlert';
import { OrderSkeleton } from '../OrderSkeleton';
import { ReturnContents } from './ReturnContents';

interface ReturnsProps {
  order: Order;
  customerToken: string | null;
  onGone: (unsent: ReactNode) => void;
  checkAccess: () => void;
}

/** Reads what of the order can be returned. */
export function Returns({ order, customerToken, onGone, checkAccess }: ReturnsProps) {
  const { orderId } = order;
  const returns = useQuery(returnOrderQuery(orderId, customerToken));
  const reasons = useQuery(returnReasonsQuery());
  const error = returns.error ?? reasons.error;
  return (
    <>
      {returns.data && reasons.data ? (
        <ReturnContents
          order={order}
          returns={returns.data}
          reasons={reasons.data}
          customerToken={customerToken}
          onGone={onGone}
          checkAccess={checkAccess}
        />
      ) : isGone(returns.error) ? (
        <NotFound onLookUp={() => onGone(null)} />
      ) : error ? (
        <FailureAlert
          fillsPage
          title={<Trans>Informationen kunde inte hämtas</Trans>}
          onRetry={() => {
            if (!returns.data) void returns.refetch();
            if (!reasons.data) void reasons.refetch();
          }}
        >
          <Trans>Kontrollera din anslutning och försök igen senare.</Trans>
        </FailureAlert>
      ) : (
        <OrderSkeleton />
      )}
      <Link href={paths.order(orderId)} className={standaloneLink} data-screen-only>
        <Trans>Till beställningen</Trans>
      </Link>
    </>
  );
}

function NotFound({ onLookUp }: { onLookUp: () => void }) {
  return (
    <FocusedAlert
      tone="error"
      title={<Trans>Beställningen hittades inte</Trans>}
      action={
        <Button variant="secondary" size="small" onClick={onLookUp}>
          <Trans>Hitta beställningen</Trans>
        </Button>
      }
    >
      <Trans>Hitta den igen med din e-post eller ditt telefonnummer, eller kontakta kundservice.</Trans>
    </FocusedAlert>
  );
}
