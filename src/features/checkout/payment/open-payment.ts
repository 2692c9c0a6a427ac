import { knownPayment, lastOrder, openPayment, unsurePayment } from '../../../cart/checkout/last-order';
import { currentCart } from '../../../cart/current-cart';
import { type CartId, type PaymentId, paymentId } from '../../../domain/ids';
import type { Certainty } from './verdict';

/** The payment opened in this tab, unless it is known to have become an order. */
function undecided() {
  const open = openPayment.read();
  return lastOrder.read()?.cartId === open?.cartId ? null : open;
}

/** The id of the payment opened in this tab, unless it is known to have become an order. */
export function undecidedPayment(): PaymentId | null {
  const id = undecided()?.paymentId;
  return id == null ? null : paymentId(id);
}

/** Remembers whether a payment's result is unknown, so that every tab requests it before another payment. */
export function markCertainty(id: PaymentId | null, certainty: Certainty): void {
  const open = openPayment.read();
  if (!open || id === null || open.paymentId !== id) return;
  openPayment.write({ ...open, unsure: certainty === 'unsure' || certainty === 'gone' });
  const known = knownPayment.read();
  const { cartId, channel } = open;
  const payment = { cartId, channel, paymentId: id };
  const since = known?.paymentId === id ? (known.unsureSince ?? Date.now()) : Date.now();
  if (certainty === 'unsure') knownPayment.write({ ...payment, unsureSince: since });
  else if (certainty === 'changed') knownPayment.write({ ...payment, changedSince: Date.now() });
  else if (known?.paymentId === id) knownPayment.write({ ...known, unsureSince: null, changedSince: null });
}

/** A payment of another tab, or of one that was closed, whose result is unknown becomes this tab's. @returns whether there is one */
export function adoptUnsure(): boolean {
  const known = unsurePayment();
  if (!known?.channel || lastOrder.read()?.cartId === known.cartId) return false;
  const { cartId, channel, paymentId: id } = known;
  openPayment.write({ cartId, channel, paymentId: id, asked: true, unsure: true });
  return true;
}

/** The payment of a cart that was paid for in another tab becomes this tab's, if this one has opened none of its own. */
export function adoptPaymentOf(cart: CartId): void {
  const known = knownPayment.read();
  if (known?.cartId !== cart || !known.channel || openPayment.read()?.cartId === cart) return;
  openPayment.write({ cartId: cart, channel: known.channel, paymentId: known.paymentId, asked: true });
}

/** Whether the result of the payment opened in this tab was unknown when it was last requested. */
export function isUnsure(): boolean {
  return undecided()?.unsure === true;
}

/**
 * Whether the cart that this tab was paying for has been replaced: another tab has ordered it, or it has ended. While
 * the cart is the same, nothing was ordered, and the customer may have changed it.
 */
export async function wasReplaced(): Promise<boolean> {
  const open = undecided();
  if (!open) return false;
  const { core } = await currentCart();
  await core.loaded();
  return core.service.id() !== open.cartId;
}

/** Whether an order with nothing to pay seems to have been placed although its answer was lost. */
export async function wasOrderedUnpaid(): Promise<boolean> {
  return undecided()?.asked === true && (await wasReplaced());
}
