import * as v from 'valibot';

/** `checkout` in `/config.json`: providers of payment and delivery. */
export const checkoutSchema = v.object({
  /** Which pages show payment and delivery: the ones that the service returns, or ours around a provider's script. */
  providers: v.optional(
    v.object({
      payment: v.optional(v.picklist(['reference', 'klarna']), 'reference'),
      delivery: v.optional(v.picklist(['reference', 'ingrid']), 'reference'),
    }),
    {},
  ),
  /** Origins outside the shop that a payment may redirect to. */
  redirectOrigins: v.optional(v.array(v.string()), []),
});

export type CheckoutConfig = v.InferOutput<typeof checkoutSchema>;

export const checkoutDefaults = v.parse(checkoutSchema, {});
