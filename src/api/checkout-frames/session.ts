import * as v from 'valibot';

const shared = {
  /** The shop's origin, the only one that receives messages. */
  shop: v.pipe(v.string(), v.regex(/^https?:\/\/[^/?#]+$/)),
  /** The provider's markup: a container, and a script that fills it. */
  htmlSnippet: v.pipe(v.string(), v.minLength(1)),
};

/**
 * POST /frames/api/klarna/{session}, POST /frames/api/ingrid/{session}: opens the provider's session for this checkout,
 * or updates it to the current cart. Called by our pages around the providers' scripts.
 */
export const deliverySessionSchema = v.object(shared);
export const paymentSessionSchema = v.object({
  ...shared,
  /** Null if there is nothing to pay. */
  paymentId: v.nullable(v.pipe(v.string(), v.minLength(1))),
  status: v.nullable(v.picklist(['created', 'pending', 'approved', 'declined'])),
});
export type PaymentSession = v.InferOutput<typeof paymentSessionSchema>;
