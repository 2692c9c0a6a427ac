import * as v from 'valibot';
import type { ReturnOrder, ReturnReason } from '../../../domain/order-return';
import { isDay } from '../../../lib/calendar';
import { countField, enumField, orderIdField, oreField } from '../../shared/fields';

export const returnReasons = ['regret', 'wrong', 'lackingInformation', 'other'] as const;

const momentField = v.pipe(v.string(), v.isoTimestamp());
const dayField = v.pipe(v.string(), v.check(isDay));
const reasonField = enumField(returnReasons);

const rowSchema = v.object({
  rowId: v.pipe(v.string(), v.minLength(1)),
  title: v.string(),
  unit: v.string(),
  prescription: v.boolean(),
  itemType: enumField(['goods', 'otc', 'prescription']),
  coldGoods: v.boolean(),
  foodstuff: v.nullable(v.boolean()),
  deliveredQuantity: countField,
  returnedQuantity: countField,
  paid: oreField,
  withdrawnOn: v.nullable(dayField),
});

const slipSchema = v.object({
  slipId: v.pipe(v.string(), v.minLength(1)),
  code: v.pipe(v.string(), v.regex(/^[A-Z\d]{4,24}$/)),
  created: momentField,
  lastReturnDate: dayField,
  rows: v.array(
    v.object({ rowId: v.string(), title: v.string(), quantity: countField, unit: v.string(), reason: reasonField }),
  ),
});

/** GET /return/orders/{id}, and what a POST there answers */
export const returnOrderSchema: v.GenericSchema<unknown, ReturnOrder> = v.object({
  orderId: orderIdField,
  orderNumber: v.string(),
  asOf: momentField,
  calledOff: v.boolean(),
  paidInPharmacy: v.boolean(),
  returnedInPharmacy: v.boolean(),
  dispatchedOn: v.nullable(dayField),
  receivedOn: v.nullable(dayField),
  rows: v.array(rowSchema),
  slips: v.array(slipSchema),
});

/** GET /return/returnreasons; reasons that have no text here are left out. */
export const returnReasonsSchema: v.GenericSchema<unknown, ReturnReason[]> = v.pipe(
  v.object({ reasons: v.array(reasonField) }),
  v.transform(({ reasons }) => reasons.filter((reason) => reason !== 'unknown')),
  v.minLength(1),
);
