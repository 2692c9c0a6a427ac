import type { OrderId } from '../../domain/ids';
import { addressOf, path, requestPdf } from '../http';

interface Receipt {
  orderId: OrderId;
  customerToken: string | null;
}

const callOf = (orderId: OrderId) => ({ service: 'orders', path: path`/order/${orderId}/receipt` }) as const;

/** The absolute address of an order's receipt, for an app with a bearer of its own. */
export function receiptAddress(orderId: OrderId): string {
  return addressOf(callOf(orderId));
}

/** The receipt of an order as a PDF. GET /order/{id}/receipt @throws ApiError */
export function readReceipt({ orderId, customerToken }: Receipt, method: 'GET' | 'HEAD') {
  return requestPdf({
    ...callOf(orderId),
    auth: true,
    method,
    ...(customerToken !== null && { headers: { 'x-customer-token': customerToken } }),
  });
}
