import { queryOptions } from '@tanstack/react-query';
import type { OrderId } from '../../../domain/ids';
import { limits } from '../../../domain/limits';
import { path, request } from '../../http';
import { returnOrderSchema, returnReasonsSchema } from './schema';

/** What of an order can be returned, and its slips; read as the order is. GET /return/orders/{id} */
export function returnOrderQuery(orderId: OrderId, customerToken: string | null) {
  return queryOptions({
    queryKey: ['return', 'order', orderId],
    queryFn: ({ signal }) =>
      request({
        service: 'orders',
        auth: true,
        path: path`/return/orders/${orderId}`,
        ...(customerToken !== null && { headers: { 'x-customer-token': customerToken } }),
        schema: returnOrderSchema,
        signal,
      }),
    staleTime: limits.query.justRead,
  });
}

/** The reasons that a customer chooses from. GET /return/returnreasons */
export function returnReasonsQuery() {
  return queryOptions({
    queryKey: ['return', 'reasons'],
    queryFn: ({ signal }) =>
      request({ service: 'orders', path: '/return/returnreasons', schema: returnReasonsSchema, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
