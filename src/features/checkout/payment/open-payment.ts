import { lastOrder, openPayment } from '../../../cart/last-order';
import { type PaymentId, paymentId } from '../../../domain/ids';

/** What was opened in this tab and may have become an order without anybody here knowing. */
export interface Undecided {
  /** null where there was nothing to pay, and the customer has finished the order */
  paymentId: PaymentId | null;
}

export function undecidedPayment(): Undecided | null {
  const open = openPayment.read();
  if (!open || (open.paymentId === null && !open.finished)) return null;
  const ordered = lastOrder.read();
  if (ordered?.cartId === open.cartId && ordered.orderId !== null) return null;
  return { paymentId: open.paymentId === null ? null : paymentId(open.paymentId) };
}

/** Keeps through a reload that the customer has finished an order with nothing to pay, or that it was not made. */
export function markFinished(finished: boolean): void {
  const open = openPayment.read();
  if (open?.paymentId === null) openPayment.write({ ...open, finished });
}
