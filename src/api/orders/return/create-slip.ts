import type { OrderId } from '../../../domain/ids';
import type { ReturnOrder, ReturnReason } from '../../../domain/order-return';
import { path, request } from '../../http';
import { returnOrderSchema } from './schema';

export interface SlipRequest {
  orderId: OrderId;
  customerToken: string | null;
  rows: readonly { rowId: string; quantity: number; reason: ReturnReason }[];
  /** How many slips the customer has seen: the same slip sent again is not another one. */
  knownSlips: number;
}

/**
 * Makes a return slip. POST /return/orders/{id}
 *
 * @returns the order with its slips
 * @throws ApiError 404 for who may not read the order, `conflict` if it cannot, or can no longer, be returned like this
 */
export function createReturnSlip({ orderId, customerToken, ...slip }: SlipRequest): Promise<ReturnOrder> {
  return request({
    service: 'orders',
    method: 'POST',
    path: path`/return/orders/${orderId}`,
    auth: true,
    ...(customerToken !== null && { headers: { 'x-customer-token': customerToken } }),
    body: slip,
    schema: returnOrderSchema,
  });
}
