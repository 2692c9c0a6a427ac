import * as v from 'valibot';
import type { Purchase, PurchaseFacts, PurchaseRow } from '../../domain/purchases';
import { countField, enumField, itemIdField, orderIdField, oreField } from './fields';

const momentField = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text))),
);

const purchaseFacts = {
  id: v.string(),
  type: enumField(['ONLINE', 'PHARMACY']),
  orderDate: momentField,
  orderId: v.optional(v.nullable(orderIdField), null),
  orderNumber: v.optional(v.nullable(v.string()), null),
  pharmacy: v.optional(v.nullable(v.string()), null),
  total: oreField,
  outcome: v.optional(v.nullable(enumField(['cancelled', 'rejected', 'withdrawn', 'partlyWithdrawn'])), null),
};

/** The rows of a purchase; null if they cannot be shown. */
export const purchaseRowsField: v.GenericSchema<unknown, PurchaseRow[] | null> = v.nullable(
  v.array(
    v.object({
      itemId: v.optional(v.nullable(itemIdField), null),
      title: v.string(),
      path: v.optional(v.nullable(v.string()), null),
      quantity: countField,
      unitPrice: oreField,
      amount: oreField,
      forWhom: v.optional(v.nullable(v.string()), null),
      insteadOf: v.optional(v.nullable(v.string()), null),
    }),
  ),
);

/** GET /member/purchases. Invalid rows do not affect other purchases: only their content cannot be shown. */
export const purchasesSchema: v.GenericSchema<unknown, { purchases: Purchase[] }> = v.object({
  purchases: v.array(
    v.object({
      ...purchaseFacts,
      freight: v.optional(oreField, 0),
      bonusCheques: v.optional(oreField, 0),
      rows: v.fallback(purchaseRowsField, null),
    }),
  ),
});

/** GET /protected/mypages/purchases of the pharmacy backend: dispensed prescriptions. */
export const prescriptionPurchasesSchema: v.GenericSchema<unknown, { purchases: PurchaseFacts[] }> = v.object({
  purchases: v.array(v.object(purchaseFacts)),
});
