import * as v from 'valibot';
import { cartIdField, orderIdField } from '../../api/shared/fields';
import { stored } from '../../platform/storage/storage';
import { storedAtom } from '../../platform/storage/stored-atom';

const schema = v.object({
  cartId: cartIdField,
  orderId: v.nullable(orderIdField),
  /** Lets the order be read for 60 minutes. */
  customerToken: v.nullable(v.string()),
});

/** The payment that is open in this tab: which cart it pays, whatever the cart is by the time the answer comes. */
export const openPayment = stored('openPayment', {
  schema: v.nullable(
    v.object({
      cartId: cartIdField,
      channel: v.picklist(['b2c', 'doktor-se']),
      paymentId: v.nullable(v.string()),
      /** The order was asked for. */
      asked: v.optional(v.boolean()),
    }),
  ),
  fallback: null,
});

/** What was ordered last in this tab, so that the thank-you page survives a reload. */
export const lastOrder = stored('lastOrder', { schema: v.nullable(schema), fallback: null });
export const lastOrderAtom = storedAtom(lastOrder);
