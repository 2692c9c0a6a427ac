import * as v from 'valibot';
import { countField, enumField, itemIdField, oreField } from '../../shared/fields';
import { dateField, maxQuantityField, outsideReasonField } from '../fields';

/** `id` is the one in the service's addresses; null for who is signed in, and for animals. */
const rowPatientField = v.object({
  kind: enumField(['SELF', 'CHILD', 'GIVER', 'ANIMAL']),
  id: v.nullish(v.string(), null),
  name: v.string(),
});

/** GET /cart: the prescription bag, and the last shop cart it was attached to. */
export const bagSchema = v.object({
  prescriptionBagId: v.nullable(v.string()),
  cartId: v.nullable(v.string()),
  rows: v.array(
    v.object({
      id: v.string(),
      prescriptionId: v.string(),
      patient: rowPatientField,
      itemId: itemIdField,
      title: v.string(),
      /** The prescribed product, where another one was chosen. */
      insteadOf: v.nullish(v.string(), null),
      quantity: countField,
      price: oreField,
      outside: v.nullish(oreField, 0),
      outsideReason: outsideReasonField,
      customerPrice: oreField,
      /** Null if the service does not send it: it refuses what is too much. */
      maxQuantity: v.nullish(maxQuantityField, null),
      losesCostProtection: v.nullish(v.boolean(), false),
      nextCostProtectedDispense: v.nullish(dateField, null),
    }),
  ),
  /** Rows that can no longer be ordered, until they are removed. */
  ended: v.nullish(
    v.array(
      v.object({
        id: v.string(),
        patient: rowPatientField,
        /** Null where the customer may no longer know of the prescription. */
        title: v.nullable(v.string()),
        reason: enumField([
          'CHILD_HIDDEN',
          'ACCESS_ENDED',
          'EXPIRED',
          'ALL_DISPENSED',
          'NOT_ENOUGH_LEFT',
          'NOT_ORDERABLE',
        ]),
      }),
    ),
    [],
  ),
});

export type Bag = v.InferOutput<typeof bagSchema>;
export type BagRow = Bag['rows'][number];
export type EndedRow = Bag['ended'][number];
