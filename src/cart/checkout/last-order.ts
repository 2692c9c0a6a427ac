import { atom } from 'jotai';
import * as v from 'valibot';
import { cartIdField } from '../../api/shared/fields';
import { limits } from '../../domain/limits';
import { stored } from '../../platform/storage/storage';
import { storedAtom } from '../../platform/storage/stored-atom';

const schema = v.object({
  cartId: cartIdField,
  /** Allows reading the order for 60 minutes; without it, only its signed-in owner can. */
  customerToken: v.nullable(v.string()),
});

/** The open payment of this tab: the cart that it pays, which may have been replaced when the result arrives. */
export const openPayment = stored('openPayment', {
  schema: v.nullable(
    v.object({
      cartId: cartIdField,
      channel: v.picklist(['b2c', 'doktor-se']),
      paymentId: v.nullable(v.string()),
      /** The order was requested. */
      asked: v.optional(v.boolean()),
      /** The result was not known when the order was last requested: a second payment might be one too many. */
      unsure: v.optional(v.boolean()),
    }),
  ),
  fallback: null,
});

/** The last payment of a cart, for all tabs: shows the service that it is this browser's customer who has paid. */
export const knownPayment = stored('knownPayment', {
  schema: v.nullable(
    v.object({
      cartId: cartIdField,
      paymentId: v.string(),
      channel: v.optional(v.picklist(['b2c', 'doktor-se'])),
      /** Since when its result is unknown, in whichever tab; ms. */
      unsureSince: v.optional(v.nullable(v.number())),
      /** Since when the cart is another one than it has paid for; ms. */
      changedSince: v.optional(v.nullable(v.number())),
    }),
  ),
  fallback: null,
});
const knownPaymentAtom = storedAtom(knownPayment);

function isRecent(since: number | null | undefined): boolean {
  return since != null && Date.now() - since < limits.storage.expiringEntry;
}

/** The last payment, if its result is unknown: every tab says so for a day, which no provider needs. */
export function unsurePayment(known = knownPayment.read()) {
  return isRecent(known?.unsureSince) ? known : null;
}
export const isPaymentUnsureAtom = atom((get) => unsurePayment(get(knownPaymentAtom)) !== null);

/** The last payment, if its cart was changed afterwards and cannot become an order as it is: every tab says so for a day. */
export function changedPayment(known = knownPayment.read()) {
  return isRecent(known?.changedSince) ? known : null;
}
export const changedPaymentAtom = atom((get) => changedPayment(get(knownPaymentAtom)));

/** The last order of this tab, so that the thank-you page survives a reload. */
export const lastOrder = stored('lastOrder', { schema: v.nullable(schema), fallback: null });
export const lastOrderAtom = storedAtom(lastOrder);
