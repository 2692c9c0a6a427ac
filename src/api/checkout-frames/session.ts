import * as v from 'valibot';

const shared = {
  /** The shop's origin: the only one that is told anything. */
  shop: v.pipe(v.string(), v.regex(/^https?:\/\/[^/?#]+$/)),
  /** What the provider gives to be put into a page: a container, and a script that fills it. */
  htmlSnippet: v.pipe(v.string(), v.minLength(1)),
};

/**
 * POST /frames/api/klarna/{session}, POST /frames/api/ingrid/{session}: opens the provider's part of this checkout, or
 * brings it up to date with the cart as it is now. Our pages around the providers' scripts ask it.
 */
export const deliverySessionSchema = v.object(shared);
export const paymentSessionSchema = v.object({
  ...shared,
  /** Null where there is nothing to pay. */
  paymentId: v.nullable(v.pipe(v.string(), v.minLength(1))),
  status: v.nullable(v.picklist(['created', 'pending', 'approved', 'declined'])),
});
export type PaymentSession = v.InferOutput<typeof paymentSessionSchema>;
