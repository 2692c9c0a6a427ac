import * as v from 'valibot';
import { enumField } from '../shared/fields';

const frame = v.picklist(['payment', 'delivery']);
const paymentId = v.pipe(v.string(), v.minLength(1));
const postalCode = v.pipe(
  v.string(),
  v.transform((code) => code.replace(/\s/g, '')),
);

/** Inputs of a delivery frame that the shop can name; a frame may have others. `connection`: they could not be sent. */
const deliveryFields = [
  'email',
  'mobile',
  'firstName',
  'lastName',
  'street',
  'postalCode',
  'city',
  'method',
  'connection',
] as const;
const deliveryField = enumField(deliveryFields);
export type DeliveryField = (typeof deliveryFields)[number] | 'unknown';

/**
 * Messages that the payment and delivery frames post to the shop's window, whatever the provider. Accept them only from
 * the frame's own window and from an origin that the configuration lists.
 */
export const frameMessageSchema = v.variant('type', [
  v.object({ type: v.literal('loaded'), frame }),
  /** Height of the frame's whole content in CSS pixels */
  v.object({ type: v.literal('height'), frame, height: v.pipe(v.number(), v.minValue(0)) }),
  /** The frame has sent a new name, address or e-mail to the cart service. */
  v.object({ type: v.literal('addressChanged'), frame, postalCode: v.nullable(postalCode) }),
  /** The frame has sent a new method, of what it is for, to the cart service. */
  v.object({ type: v.literal('methodChanged'), frame, method: v.string() }),
  /** The payment's provider also offers delivery methods, and the customer has chosen one of them. */
  v.object({ type: v.literal('shippingChosen'), frame: v.literal('payment'), method: v.string() }),
  /** No delivery method is available for these products and this address. */
  v.object({ type: v.literal('noMethods'), frame: v.literal('delivery') }),
  /** Answers `validate` at once: what was written is being sent, and `incomplete` follows. A frame need not send it. */
  v.object({ type: v.literal('validating'), frame: v.literal('delivery') }),
  /**
   * The customer wants to go on, but these inputs are missing or wrong; the frame has marked them. Sent again when the
   * customer then changes an input, with what is left: none once nothing is.
   */
  v.object({ type: v.literal('incomplete'), frame: v.literal('delivery'), fields: v.array(deliveryField) }),
  /** The provider no longer knows this session: the checkout has to be opened again. */
  v.object({ type: v.literal('ended'), frame }),
  v.object({ type: v.literal('approved'), frame: v.literal('payment'), paymentId }),
  v.object({ type: v.literal('declined'), frame: v.literal('payment'), paymentId }),
  /** The provider has not decided yet; ask the cart service again. */
  v.object({ type: v.literal('pending'), frame: v.literal('payment'), paymentId }),
  /** The payment continues at this address, which cannot be framed. */
  v.object({ type: v.literal('redirect'), frame: v.literal('payment'), paymentId, url: v.string() }),
]);
export type FrameMessage = v.InferOutput<typeof frameMessageSchema>;

/**
 * Messages from the shop to a frame. `cartChanged`: amounts and methods must be read again. `validate`: the customer
 * wants to go on, so what is missing must be marked, focused and reported as `incomplete`; a frame need not know it.
 */
export interface ShopMessage {
  type: 'cartChanged' | 'validate';
}
