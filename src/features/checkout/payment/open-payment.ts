import { lastOrder, openPayment } from '../../../cart/checkout/last-order';
import { currentCart } from '../../../cart/current-cart';
import { type PaymentId, paymentId } from '../../../domain/ids';

/** What was opened in this tab and is not known to have become an order. */
function undecided() {
  const open = openPayment.read();
  const ordered = lastOrder.read();
  return ordered?.cartId === open?.cartId && ordered?.orderId != null ? null : open;
}

/** The payment that was opened in this tab and is not known to have become an order. */
export function undecidedPayment(): PaymentId | null {
  const id = undecided()?.paymentId;
  return id == null ? null : paymentId(id);
}

/**
 * Whether an order that was asked for without anything to pay seems to have been made, though no answer has come: its
 * cart is another one by now. While it is the same, nothing was ordered, and the customer may have changed it.
 */
export async function wasOrderedUnpaid(): Promise<boolean> {
  const open = undecided();
  if (!open?.asked) return false;
  const { core } = await currentCart();
  await core.loaded();
  return core.service.id() !== open.cartId;
}
