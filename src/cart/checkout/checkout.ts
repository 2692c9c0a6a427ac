import { type Checkout, type CheckoutBody, type Confirmation, checkout, confirm } from '../../api/cart/checkout-calls';
import { expectedFailure, type Failure } from '../../api/errors';
import { type Cart, checkoutOwnerOf } from '../../domain/cart';
import type { CartId, PaymentId, SalesChannel } from '../../domain/ids';
import { atMost } from '../../lib/at-most';
import { storedSearchKeys } from '../../platform/search-session';
import type { CartCore } from '../create-cart';
import { type CurrentCart, currentCart } from '../current-cart';
import { storedProducts } from '../stored/stored-products';
import { changedPayment, knownPayment, lastOrder, openPayment } from './last-order';

/** What the service has opened, and for whose cart (`checkoutOwnerOf`). */
type OpenedCheckout = Omit<Checkout, 'cart'> & { owner: string };

export type CheckoutOutcome = { ok: true; checkout: OpenedCheckout } | { ok: false; failure: Failure };
export type ConfirmOutcome = { ok: true; confirmation: Confirmation } | { ok: false; failure: Failure };

const noCart: { ok: false; failure: Failure } = { ok: false, failure: { kind: 'invalidCart' } };

/** The cart's code could not be loaded. */
const unavailable: { ok: false; failure: Failure } = { ok: false, failure: { kind: 'network' } };

/** How often a cart that the frames keep changing is read again before it counts as changed elsewhere. */
const staleTries = 4;

/** Milliseconds that an order which is paid for waits for the cart's last writes. */
const longestWrite = 5000;

/**
 * Opens delivery and payment for the cart, after all its writes; a cart changed elsewhere is out of sync. The outcome
 * alone has the failure: the cart is still there.
 */
export async function startCheckout(body: CheckoutBody = {}): Promise<CheckoutOutcome> {
  const current = await currentCart().catch(() => null);
  if (!current) return unavailable;
  const { core, channel } = current;
  await core.loaded();
  await core.identified();
  await core.settled();
  for (let tries = 1; ; tries++) {
    const shown = core.service.known();
    try {
      return await openCheckout(core, channel, body);
    } catch (error) {
      const failure = expectedFailure(error);
      // The customer need not confirm an address or delivery method that a frame has just sent to the service.
      if (failure.kind === 'stale' && tries < staleTries && (await hasSameContents(core, shown))) continue;
      if (failure.kind === 'stale') core.emit({ type: 'checkoutOutOfSync' });
      else if (failure.kind === 'invalidCart') await core.reload();
      return { ok: false, failure };
    }
  }
}

async function openCheckout(core: CartCore, channel: SalesChannel, body: CheckoutBody): Promise<CheckoutOutcome> {
  const { service } = core;
  const id = service.id();
  if (!id) return noCart;
  const known = knownPayment.read();
  const proof = known?.cartId === id ? { paymentId: known.paymentId } : {};
  const { data, etag } = await checkout(channel, id, { ...body, ...proof }, service.etag());
  const { cart, ...frames } = data;
  service.accept({ data: cart, etag });
  openPayment.write({ cartId: id, channel, paymentId: frames.paymentId });
  // A payment that the changed cart no longer matches stays known: it is what the customer has to be told about.
  const isChanged = changedPayment(known)?.cartId === id;
  if (frames.paymentId !== null && frames.paymentId !== known?.paymentId && !isChanged) {
    knownPayment.write({ cartId: id, channel, paymentId: frames.paymentId });
  }
  return { ok: true, checkout: { ...frames, owner: checkoutOwnerOf(cart) } };
}

/** Reads the cart again. @returns whether its contents are still those that the customer saw */
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

/** The cart that a payment was opened for, even after a reload or if the cart has been replaced. */
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
 * Turns the paid cart into an order. Safe to call again while the result is `pending` or uncertain; there is only one
 * order. Afterwards the cart is a new one.
 */
export async function confirmPayment(paymentId: PaymentId | null): Promise<ConfirmOutcome> {
  const current = await currentCart().catch(() => null);
  if (!current) return unavailable;
  const { core } = current;
  const { id, channel } = await paidCart(current, paymentId);
  if (!id) return noCart;
  // What was entered last, such as the number of a customer who wants a call, belongs to the order.
  await atMost(longestWrite, core.settled());
  // Products that may be ordered by now must not be carried over to another cart.
  storedProducts.clear();
  try {
    const confirmation = await confirm(channel, id, paymentId, storedSearchKeys() ?? {});
    const { status, customerToken } = confirmation;
    if (status === 'confirmed') {
      lastOrder.write({ cartId: id, customerToken });
      const known = changedPayment();
      if (known?.cartId === id) knownPayment.write({ ...known, changedSince: null });
      await core.refresh();
    }
    return { ok: true, confirmation };
  } catch (error) {
    return { ok: false, failure: expectedFailure(error) };
  }
}
