import * as v from 'valibot';

/** The narrow part of the prescription service that the cart needs: GET /customer. */
export const customerSchema = v.object({
  termsConfirmedCustomer: v.boolean(),
  termsConfirmedAnimal: v.boolean(),
});

/** GET /cart: the prescription bag, and the shop's cart it was last put into. */
export const bagSchema = v.object({
  prescriptionBagId: v.nullable(v.string()),
  cartId: v.nullable(v.string()),
  rows: v.array(v.object({ prescriptionId: v.string(), itemId: v.string(), quantity: v.number() })),
});
