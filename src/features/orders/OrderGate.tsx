import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { isGone, orderQuery } from '../../api/orders/queries';
import { FailureAlert } from '../../blocks/failure/FailureAlert';
import type { OrderId } from '../../domain/ids';
import type { Order } from '../../domain/order';
import { isInitialised } from '../../session/state';
import { useSession } from '../../session/use-session';
import { AccessEnded } from './AccessEnded';
import { Letterhead } from './Letterhead';
import { OrderFrame } from './OrderFrame';
import { OrderSkeleton } from './OrderSkeleton';
import { orderAccessAtom } from './order-access';
import { LookUpForm } from './order-page/LookUpForm';

interface OpenOrder {
  order: Order;
  customerToken: string | null;
  /** The service no longer lets this visitor in: `unsent` shows what it has not received. */
  onGone: (unsent: ReactNode) => void;
  /** It may no longer do so: reads the order again to find out. */
  checkAccess: () => void;
}

interface OrderGateProps {
  id: OrderId;
  heading: string;
  /** Above the look-up. */
  closedHeading: string;
  /** The look-up's button, unless it shows the order. */
  closedLabel?: ReactNode;
  children: (open: OpenOrder) => ReactNode;
}

/** A page of an order: for its signed-in owner, with a token of it, or after a look-up in its place. */
export function OrderGate({ id, heading, closedHeading, closedLabel, children }: OrderGateProps) {
  const session = useSession();
  const access = useAtomValue(orderAccessAtom).find(({ orderId }) => orderId === id);
  const customerToken = access?.customerToken ?? null;
  /** The token that the service no longer takes. */
  const [refused, setRefused] = useState<{ token: string | null; unsent: ReactNode } | null>(null);
  const mayRead = access !== undefined || session.signedIn;
  const { data: order, error, refetch } = useQuery({ ...orderQuery(id, customerToken), enabled: mayRead });
  const isClosed = refused !== null && refused.token === customerToken;
  const close = (unsent: ReactNode) => setRefused({ token: customerToken, unsent });

  async function checkAccess() {
    if (isGone((await refetch()).error)) close(null);
  }

  if (order && !isClosed) {
    return (
      <OrderFrame heading={heading} letterhead={<Letterhead order={order} />}>
        {children({ order, customerToken, onGone: close, checkAccess: () => void checkAccess() })}
      </OrderFrame>
    );
  }
  if (isClosed || isGone(error) || (isInitialised(session) && !mayRead)) {
    return (
      <OrderFrame heading={closedHeading}>
        {isClosed && <AccessEnded unsent={refused.unsent} />}
        <LookUpForm submitLabel={closedLabel} orderNumber={id} />
      </OrderFrame>
    );
  }
  return (
    <OrderFrame heading={heading}>
      {error ? (
        <FailureAlert fillsPage title={<Trans>Beställningen kunde inte hämtas</Trans>} onRetry={() => void refetch()} />
      ) : (
        <OrderSkeleton />
      )}
    </OrderFrame>
  );
}
