import { queryOptions } from '@tanstack/react-query';
import type { CartId, OrderId } from '../../domain/ids';
import { limits } from '../../domain/limits';
import { isAwaited, type Order } from '../../domain/order';
import { failureOf } from '../errors';
import { path, request } from '../http';
import { orderSchema } from './schema';

const orders = { service: 'orders', auth: true, schema: orderSchema } as const;
const { pollInterval, maxPollInterval } = limits.confirmation;

/**
 * Reads an order with the token from its cart's confirmation, or as its signed-in owner. A pending order is fetched
 * again at growing intervals. GET /order/cart/{cartId}
 */
export function orderByCartQuery(cartId: CartId, customerToken: string | null) {
  return orderQueryOptions(['cart', cartId], path`/order/cart/${cartId}`, customerToken);
}

/** Reads an order with a token of it, or as its signed-in owner. GET /order/{id} */
export function orderQuery(orderId: OrderId, customerToken: string | null) {
  return orderQueryOptions(['id', orderId], path`/order/${orderId}`, customerToken);
}

function orderQueryOptions(key: readonly string[], orderPath: string, customerToken: string | null) {
  return queryOptions({
    queryKey: ['order', ...key],
    queryFn: ({ signal }) =>
      request({
        ...orders,
        path: orderPath,
        ...(customerToken !== null && { headers: { 'x-customer-token': customerToken } }),
        signal,
      }),
    staleTime: 60_000,
    refetchInterval: ({ state: { data, error, dataUpdateCount } }) =>
      mayChange(data, error) ? Math.min(pollInterval * dataUpdateCount, maxPollInterval) : false,
  });
}

/** An order whose token has expired stays as it was last read. */
function mayChange(order: Order | undefined, error: Error | null): boolean {
  return order !== undefined && isAwaited(order) && !isGone(error);
}

/** Whether the service does not, or no longer, return the order to this visitor. */
export function isGone(error: unknown): boolean {
  const failure = failureOf(error);
  return failure?.kind === 'refused' && [401, 403, 404].includes(failure.status);
}
