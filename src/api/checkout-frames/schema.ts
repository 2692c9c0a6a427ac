import * as v from 'valibot';

const frame = v.picklist(['payment', 'delivery']);
const paymentId = v.pipe(v.string(), v.minLength(1));
const postalCode = v.pipe(
  v.string(),
  v.transform((code) => code.replace(/\s/g, '')),
);

/**
 * What the payment and delivery frames post to the shop's window, whichever provider is in them. Accept one only from
 * the frame's own window and from an origin that the configuration lists.
 */
export const frameMessageSchema = v.variant('type', [
  v.object({ type: v.literal('loaded'), frame }),
  /** CSS pixels of the frame's whole content */
  v.object({ type: v.literal('height'), frame, height: v.pipe(v.number(), v.minValue(0)) }),
  /** The frame has told the cart service of another name, address or e-mail. */
  v.object({ type: v.literal('addressChanged'), frame, postalCode: v.nullable(postalCode) }),
  /** The frame has told the cart service of another way to pay or to deliver. */
  v.object({ type: v.literal('methodChanged'), frame, method: v.string() }),
  /** No way of delivery takes these products to this address. */
  v.object({ type: v.literal('noMethods'), frame: v.literal('delivery') }),
  v.object({ type: v.literal('approved'), frame: v.literal('payment'), paymentId }),
  v.object({ type: v.literal('declined'), frame: v.literal('payment'), paymentId }),
  /** The provider does not know yet; ask the cart service again. */
  v.object({ type: v.literal('pending'), frame: v.literal('payment'), paymentId }),
  /** The payment goes on at this address, which no frame can show. */
  v.object({ type: v.literal('redirect'), frame: v.literal('payment'), paymentId, url: v.string() }),
]);
export type FrameMessage = v.InferOutput<typeof frameMessageSchema>;

/** What the shop posts to a frame: the cart has changed, so amounts and methods must be read again. */
export interface ShopMessage {
  type: 'cartChanged';
}
