import * as v from 'valibot';

const frame = v.picklist(['payment', 'delivery']);
const paymentId = v.pipe(v.string(), v.minLength(1));

/**
 * What the payment and delivery frames post to the shop's window. Accept one only from the frame's own window
 * and from an origin that the configuration lists.
 */
export const frameMessageSchema = v.variant('type', [
  v.object({ type: v.literal('loaded'), frame }),
  /** CSS pixels of the frame's whole content */
  v.object({ type: v.literal('height'), frame, height: v.pipe(v.number(), v.minValue(0)) }),
  /** The frame has told the cart service of another name, address or e-mail. */
  v.object({ type: v.literal('addressChanged'), frame, postalCode: v.nullable(v.string()) }),
  /** The frame has told the cart service of another way to pay or to deliver. */
  v.object({ type: v.literal('methodChanged'), frame, method: v.string() }),
  v.object({ type: v.literal('approved'), frame: v.literal('payment'), paymentId }),
  v.object({ type: v.literal('declined'), frame: v.literal('payment'), paymentId }),
  /** The provider does not know yet; ask the cart service again. */
  v.object({ type: v.literal('pending'), frame: v.literal('payment'), paymentId }),
]);
export type FrameMessage = v.InferOutput<typeof frameMessageSchema>;

/** What the shop posts to a frame: the cart has changed, so amounts and methods must be read again. */
export interface ShopMessage {
  type: 'cartChanged';
}
