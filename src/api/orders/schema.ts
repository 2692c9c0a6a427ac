import * as v from 'valibot';
import type { Order } from '../../domain/order';
import { addressSchema } from '../cart/schema';
import { countField, itemIdField, orderIdField, oreField, wordField } from '../shared/fields';

/** GET /order/{id} and GET /order/cart/{cartId} */
export const orderSchema: v.GenericSchema<unknown, Order> = v.object({
  orderId: orderIdField,
  orderNumber: v.string(),
  orderDate: v.string(),
  status: wordField(['pending', 'confirmed', 'delivered', 'notFulfilled', 'rejected', 'cancelled']),
  paymentMethod: wordField(['klarna', 'alreadyPaidInPharmacy']),
  customerName: v.string(),
  address: v.nullable(addressSchema),
  email: v.string(),
  memberNumber: v.nullable(v.string()),
  bonusCheques: oreField,
  parcels: v.array(v.object({ number: countField, isNew: v.boolean(), trackingUrl: v.nullable(v.string()) })),
  shippingMethod: v.nullable(v.string()),
  pickupPlace: v.nullable(v.string()),
  preliminaryDate: v.nullable(v.string()),
  items: v.array(
    v.object({
      itemId: v.nullable(itemIdField),
      title: v.string(),
      quantity: countField,
      totalPrice: oreField,
      prescription: v.boolean(),
      // An order that does not say so is treated as if it held what must not be told.
      marketingSensitive: v.optional(v.boolean(), true),
    }),
  ),
  idRequired: v.boolean(),
  freight: oreField,
  vat: oreField,
  total: oreField,
});
