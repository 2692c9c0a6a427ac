import { queryOptions } from '@tanstack/react-query';
import type { CartId } from '../../domain/ids';
import { path, request } from '../http';
import { orderSchema } from './schema';

const orders = { service: 'orders', auth: true, schema: orderSchema } as const;

/** GET /order/cart/{cartId}, with the token that the confirmation of that cart gave. */
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
  });
}
