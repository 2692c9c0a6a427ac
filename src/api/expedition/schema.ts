import * as v from 'valibot';

/** GET /customer: the fields of the prescription service that the cart needs. */
export const customerSchema = v.object({
  termsConfirmedCustomer: v.boolean(),
  termsConfirmedAnimal: v.boolean(),
});

/** GET /cart: the prescription bag, and the last shop cart it was attached to. */
export const bagSchema = v.object({
  prescriptionBagId: v.nullable(v.string()),
  cartId: v.nullable(v.string()),
  rows: v.array(v.object({ prescriptionId: v.string(), itemId: v.string(), quantity: v.number() })),
});
