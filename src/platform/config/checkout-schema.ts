import * as v from 'valibot';

/** `checkout` of `/config.json`: how payment and delivery are provided. */
export const checkoutSchema = v.object({
  /** Whose pages show payment and delivery: those that the service names, or ours around a provider's script. */
  providers: v.optional(
    v.object({
      payment: v.optional(v.picklist(['reference', 'klarna']), 'reference'),
      delivery: v.optional(v.picklist(['reference', 'ingrid']), 'reference'),
    }),
    {},
  ),
  /** Origins that a payment may lead the customer to, away from the shop. */
  redirectOrigins: v.optional(v.array(v.string()), []),
});

export type CheckoutConfig = v.InferOutput<typeof checkoutSchema>;

export const checkoutDefaults = v.parse(checkoutSchema, {});
