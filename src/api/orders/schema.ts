import * as v from 'valibot';
import type { Order } from '../../domain/order';
import { addressSchema } from '../cart/schema';
import { countField, enumField, itemIdField, orderIdField, oreField } from '../shared/fields';

/** Other kinds of address could run as a script; the order is shown without it. */
const webAddress = v.fallback(v.nullable(v.pipe(v.string(), v.regex(/^https?:\/\//))), null);

const momentField = v.pipe(v.string(), v.isoTimestamp());

/** Fields that older services omit have defaults, so that their orders can be read. */
const parcelSchema = v.object({
  number: countField,
  kind: v.optional(enumField(['ordinary', 'cooled', 'prescription']), 'unknown'),
  isNew: v.boolean(),
  itemIds: v.optional(v.array(itemIdField), []),
  tracking: v.optional(enumField(['supported', 'unsupported']), 'unknown'),
  trackingNumber: v.optional(v.nullable(v.string()), null),
  trackingUrl: webAddress,
  dispatched: v.optional(v.nullable(momentField), null),
  delivered: v.optional(v.nullable(momentField), null),
});

const itemSchema = v.object({
  itemId: v.nullable(itemIdField),
  title: v.string(),
  path: v.optional(v.nullable(v.string()), null),
  quantity: countField,
  totalPrice: oreField,
  discount: v.optional(oreField, 0),
  prescription: v.boolean(),
  itemType: v.optional(enumField(['goods', 'otc', 'prescription']), 'unknown'),
  foodstuff: v.optional(v.nullable(v.boolean()), null),
  // If the field is missing, the product counts as marketing-sensitive.
  marketingSensitive: v.optional(v.boolean(), true),
  forWhom: v.optional(v.nullable(v.string()), null),
  insteadOf: v.optional(v.nullable(v.string()), null),
  outsideProtection: v.optional(oreField, 0),
});

const withdrawalSchema = v.object({
  id: v.string(),
  received: momentField,
  name: v.string(),
  email: v.string(),
  items: v.array(v.object({ itemId: itemIdField, title: v.string(), quantity: countField })),
});

/** GET /order/{id} and GET /order/cart/{cartId} */
export const orderSchema: v.GenericSchema<unknown, Order> = v.object({
  orderId: orderIdField,
  orderNumber: v.string(),
  orderDate: v.string(),
  status: enumField(['pending', 'confirmed', 'delivered', 'notFulfilled', 'rejected', 'cancelled']),
  paymentMethod: enumField(['card', 'invoice', 'swish', 'bank', 'klarna', 'alreadyPaidInPharmacy']),
  customerName: v.string(),
  address: v.nullable(addressSchema),
  receiver: v.optional(v.nullable(addressSchema), null),
  email: v.string(),
  memberNumber: v.nullable(v.string()),
  counselling: v.optional(v.nullable(v.object({ phoneNumber: v.string() })), null),
  wantsToBecomeMember: v.optional(v.boolean(), false),
  prescribedDetails: v.optional(v.boolean(), false),
  bonusCheques: oreField,
  parcels: v.array(parcelSchema),
  shippingMethod: v.nullable(v.string()),
  pickupPlace: v.nullable(v.string()),
  preliminaryDate: v.nullable(v.string()),
  items: v.array(itemSchema),
  medicinesWithheld: v.optional(v.boolean(), false),
  idRequired: v.boolean(),
  products: v.optional(v.nullable(oreField), null),
  discount: v.optional(oreField, 0),
  freight: oreField,
  vat: oreField,
  total: oreField,
  asOf: v.optional(v.nullable(momentField), null),
  returnedInPharmacy: v.optional(v.boolean(), false),
  withdrawals: v.optional(v.array(withdrawalSchema), []),
});
