import { lastOrder, openPayment } from '../../../cart/last-order';
import { type PaymentId, paymentId } from '../../../domain/ids';

/** The payment that was opened in this tab and is not known to have become an order. */
export function undecidedPayment(): PaymentId | null {
  const open = openPayment.read();
  if (open?.paymentId == null) return null;
  const ordered = lastOrder.read();
  return ordered?.cartId === open.cartId && ordered.orderId !== null ? null : paymentId(open.paymentId);
}
