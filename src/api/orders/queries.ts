import { queryOptions } from '@tanstack/react-query';
import type { CartId } from '../../domain/ids';
import { limits } from '../../domain/limits';
import { isAwaited, type Order } from '../../domain/order';
import { failureOf } from '../errors';
import { path, request } from '../http';
import { orderSchema } from './schema';

const orders = { service: 'orders', auth: true, schema: orderSchema } as const;
const { askAgain, askAgainMax } = limits.confirmation;

/**
 * GET /order/cart/{cartId}, with the token that the confirmation of that cart gave. While the order is pending it is
 * asked for again, ever more seldom.
 */
export function orderByCartQuery(cartId: CartId, customerToken: string) {
  return queryOptions({
    queryKey: ['order', 'cart', cartId],
    queryFn: ({ signal }) =>
      request({
        ...orders,
        path: path`/order/cart/${cartId}`,
        headers: { 'x-customer-token': customerToken },
        signal,
      }),
    staleTime: 60_000,
    refetchInterval: ({ state: { data, error, dataUpdateCount } }) =>
      mayChange(data, error) ? Math.min(askAgain * dataUpdateCount, askAgainMax) : false,
  });
}

/** An order that can no longer be read, its token having run out, stays as it was read last. */
function mayChange(order: Order | undefined, error: Error | null): boolean {
  return order !== undefined && isAwaited(order) && !isGone(error);
}

/** Whether the service says that there is no such order for this visitor, or none any longer. */
export function isGone(error: Error | null): boolean {
  const failure = failureOf(error);
  return failure?.kind === 'refused' && [401, 403, 404].includes(failure.status);
}
