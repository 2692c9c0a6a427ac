import { type Checkout, type CheckoutBody, type Confirmation, checkout, confirm } from '../../api/cart/checkout-calls';
import { expectedFailure, type Failure } from '../../api/errors';
import type { Cart } from '../../domain/cart';
import type { CartId, PaymentId, SalesChannel } from '../../domain/ids';
import { keptSearchKeys } from '../../platform/search-session';
import type { CartCore } from '../create-cart';
import { type CurrentCart, currentCart } from '../current-cart';
import { storedProducts } from '../stored/stored-products';
import { lastOrder, openPayment } from './last-order';

export type CheckoutOutcome = { ok: true; checkout: Omit<Checkout, 'cart'> } | { ok: false; failure: Failure };
export type ConfirmOutcome = { ok: true; confirmation: Confirmation } | { ok: false; failure: Failure };

const noCart: { ok: false; failure: Failure } = { ok: false, failure: { kind: 'invalidCart' } };

/** The cart's code could not be fetched. */
const unavailable: { ok: false; failure: Failure } = { ok: false, failure: { kind: 'network' } };

/** How often a cart that the frames keep changing is read again before it counts as somebody else's change. */
const staleTries = 4;

/** Opens delivery and payment for the cart, after all its writes; a cart whose contents somebody else has changed is out of sync. */
export async function startCheckout(body: CheckoutBody = {}): Promise<CheckoutOutcome> {
  const current = await currentCart().catch(() => null);
  if (!current) return unavailable;
  const { core, channel } = current;
  await core.loaded();
  await core.settled();
  for (let tries = 1; ; tries++) {
    const shown = core.service.known();
    try {
      return await openCheckout(core, channel, body);
    } catch (error) {
      const failure = expectedFailure(error);
      // An address or a way of delivery that a frame has just given to the service is no reason to ask the customer.
      if (failure.kind === 'stale' && tries < staleTries && (await hasSameContents(core, shown))) continue;
      if (failure.kind === 'stale') core.emit({ type: 'checkoutOutOfSync' });
      else if (failure.kind === 'invalidCart') await core.reload();
      else if (isFault(failure)) core.emit({ type: 'checkoutFailed' });
      return { ok: false, failure };
    }
  }
}

async function openCheckout(core: CartCore, channel: SalesChannel, body: CheckoutBody): Promise<CheckoutOutcome> {
  const { service } = core;
  const id = service.id();
  if (!id) return noCart;
  const { data, etag } = await checkout(channel, id, body, service.etag());
  const { cart, ...frames } = data;
  service.accept({ data: cart, etag });
  openPayment.write({ cartId: id, channel, paymentId: frames.paymentId });
  return { ok: true, checkout: frames };
}

/** Reads the cart again; whether it still holds what the customer saw. */
async function hasSameContents(core: CartCore, shown: Cart | null): Promise<boolean> {
  try {
    await core.service.read();
  } catch (error) {
    expectedFailure(error);
    return false;
  }
  return contentsOf(core.service.known()) === contentsOf(shown);
}

function contentsOf(cart: Cart | null): string {
  return JSON.stringify([
    cart?.cartId,
    cart?.rows.map(({ itemId, quantity, unitPrice }) => [itemId, quantity, unitPrice]),
    cart?.bag,
    cart?.vouchers,
  ]);
}

/** The service could not do it, as against: it refuses this cart with a reason. */
function isFault({ kind }: Failure): boolean {
  return kind === 'network' || kind === 'timeout' || kind === 'refused' || kind === 'malformed';
}

/** The cart that a payment was opened for; an answer may come after a reload, or when the cart is a new one already. */
async function paidCart(
  { core, channel }: CurrentCart,
  paymentId: PaymentId | null,
): Promise<{ id: CartId | null; channel: SalesChannel }> {
  const open = openPayment.read();
  if (open && open.paymentId === paymentId) {
    openPayment.write({ ...open, asked: true });
    return { id: open.cartId, channel: open.channel };
  }
  await core.loaded();
  return { id: core.service.id(), channel };
}

/**
 * Turns the paid cart into an order. Safe to call again while the answer is `pending` or unsure; the order is one.
 * Afterwards the cart is a new one.
 */
export async function confirmPayment(paymentId: PaymentId | null): Promise<ConfirmOutcome> {
  const current = await currentCart().catch(() => null);
  if (!current) return unavailable;
  const { core } = current;
  const { id, channel } = await paidCart(current, paymentId);
  if (!id) return noCart;
  // What may be ordered by now comes into no other cart.
  storedProducts.clear();
  try {
    const confirmation = await confirm(channel, id, paymentId, keptSearchKeys() ?? {});
    const { status, orderId, customerToken } = confirmation;
    if (status === 'confirmed') {
      lastOrder.write({ cartId: id, orderId, customerToken });
      await core.refresh();
    }
    return { ok: true, confirmation };
  } catch (error) {
    return { ok: false, failure: expectedFailure(error) };
  }
}
