import type { OrderId } from '../../../domain/ids';
import { addressOf, path, requestPdf } from '../../http';

interface Slip {
  orderId: OrderId;
  slipId: string;
}

const callOf = ({ orderId, slipId }: Slip) =>
  ({ service: 'orders', path: path`/return/orders/${orderId}/slips/${slipId}` }) as const;

/** The absolute address of a slip, for an app with a bearer of its own. */
export function slipAddress(slip: Slip): string {
  return addressOf(callOf(slip));
}

/** A return slip as a PDF. GET /return/orders/{id}/slips/{slipId} @throws ApiError */
export function readSlip(slip: Slip & { customerToken: string | null }, method: 'GET' | 'HEAD') {
  return requestPdf({
    ...callOf(slip),
    auth: true,
    method,
    ...(slip.customerToken !== null && { headers: { 'x-customer-token': slip.customerToken } }),
  });
}
