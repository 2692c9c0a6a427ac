import * as v from 'valibot';
import type { Cart, ContactAddress } from '../../domain/cart';
import { cartIdField, countField, enumField, itemIdField, orderIdField, oreField } from '../shared/fields';
import { pictureSchema } from '../shared/product-card';

export const addressSchema: v.GenericSchema<unknown, ContactAddress> = v.object({
  firstName: v.string(),
  lastName: v.string(),
  street: v.string(),
  careOf: v.nullable(v.string()),
  postalCode: v.string(),
  city: v.string(),
});

const rowSchema = v.object({
  itemId: itemIdField,
  title: v.string(),
  subTitle: v.string(),
  path: v.string(),
  picture: v.nullable(pictureSchema),
  quantity: countField,
  itemType: v.optional(enumField(['goods', 'otc', 'prescription'])),
  marketingSensitive: v.boolean(),
  substance: v.optional(v.nullable(v.string()), null),
  unitPrice: oreField,
  totalPrice: oreField,
  discount: oreField,
  promotions: v.array(v.object({ name: v.string(), amount: oreField })),
  stock: v.nullish(countField, null),
  maxQuantity: v.nullish(countField, null),
  activeSubstance: v.nullish(v.string(), null),
});

const bagSchema = v.pipe(
  v.object({
    status: enumField(['attached', 'changed']),
    content: v.object({
      prescriptionBagId: v.string(),
      totalRows: countField,
      quantity: countField,
      totalPrice: oreField,
      insidePrice: v.nullish(oreField, null),
      outsidePrice: v.nullish(oreField, null),
      vatAmount: oreField,
      customerPrice: oreField,
    }),
  }),
  v.transform(({ status, content }) => ({ status, ...content })),
);

/** GET /cart/{cartId} and the response to every write: the whole cart. Its version is also the ETag. */
export const cartSchema: v.GenericSchema<unknown, Cart> = v.pipe(
  v.object({
    id: cartIdField,
    version: countField,
    rows: v.array(rowSchema),
    orderCreated: v.boolean(),
    memberSession: v.boolean(),
    newPrescriptionBag: v.nullable(bagSchema),
    acceptedDisclaimers: v.optional(v.nullable(v.array(v.string())), null),
    vouchers: v.array(v.object({ code: v.string(), idle: v.optional(v.nullable(v.string()), null) })),
    bonusChecks: v.optional(v.array(v.object({ id: v.string(), amount: oreField })), []),
    totals: v.object({
      products: oreField,
      discount: oreField,
      shipping: oreField,
      bonusCheques: oreField,
      bonusLeft: v.optional(v.nullable(oreField), null),
      vat: oreField,
      net: oreField,
      total: oreField,
      leftToFreeShipping: oreField,
    }),
    shippingMethod: v.nullable(v.string()),
    pickupPlace: v.nullable(v.string()),
    deliveryAddress: v.nullable(addressSchema),
    billingAddress: v.nullable(addressSchema),
    email: v.nullable(v.string()),
    wantsToBecomeMember: v.boolean(),
    prescribedDetailsRequested: v.optional(v.boolean(), false),
    medicalCounseling: v.nullable(v.object({ phoneNumber: v.string() })),
  }),
  v.transform(({ id, newPrescriptionBag, bonusChecks, prescribedDetailsRequested, medicalCounseling, ...rest }) => ({
    ...rest,
    cartId: id,
    bag: newPrescriptionBag,
    prescribedDetails: prescribedDetailsRequested,
    counselling: medicalCounseling,
    cheques: bonusChecks,
  })),
);

/**
 * POST /cart/{cartId}/checkout. `paymentId` may be null if the amount to pay is zero. The frame addresses are absolute
 * and on an origin that the configuration lists.
 */
export const checkoutSchema = v.object({
  cart: cartSchema,
  deliveryFrame: v.nullable(v.string()),
  paymentFrame: v.nullable(v.string()),
  paymentId: v.nullable(v.string()),
  /** Who is signed in; null for a visitor, or if the service does not send it. */
  orderer: v.optional(v.nullable(v.object({ firstName: v.string(), lastName: v.string() })), null),
});

/** POST …/confirm: the order, or `pending` until the payment provider has decided. */
export const confirmSchema = v.object({
  status: enumField(['confirmed', 'pending', 'rejected']),
  orderId: v.nullable(orderIdField),
  /** Allows reading GET /order/cart/{cartId} for 60 minutes; sent as `X-Customer-Token`. */
  customerToken: v.nullable(v.string()),
});

/** The body of a 409: rejected rows, with messages for the customer. */
export const conflictSchema = v.object({
  items: v.array(v.object({ itemId: v.string(), reason: v.string(), customerDescription: v.string() })),
});

/** The body of a 409 to the checkout or the confirmation: substances whose disclaimer has not been accepted for this cart. */
export const disclaimerRequiredSchema = v.object({
  errorCode: v.literal('DISCLAIMER_REQUIRED'),
  substances: v.array(v.string()),
});
