import type { OrderId, ProductNumber } from '../../domain/ids';
import type { Order } from '../../domain/order';
import { path, request } from '../http';
import { orderSchema } from './schema';

export interface Declaration {
  orderId: OrderId;
  customerToken: string | null;
  name: string;
  /** Where the receipt is sent. */
  email: string;
  itemIds: readonly ProductNumber[];
}

/**
 * Withdraws from rows of an order; repeating it changes nothing. POST /order/{id}/withdrawals
 *
 * @returns the order with its withdrawals
 * @throws ApiError 404 for who may not read the order, `conflict` if it cannot, or can no longer, be withdrawn from
 */
export function withdrawOrder({ orderId, customerToken, ...declaration }: Declaration): Promise<Order> {
  return request({
    service: 'orders',
    method: 'POST',
    path: path`/order/${orderId}/withdrawals`,
    auth: true,
    ...(customerToken !== null && { headers: { 'x-customer-token': customerToken } }),
    body: declaration,
    schema: orderSchema,
  });
}
