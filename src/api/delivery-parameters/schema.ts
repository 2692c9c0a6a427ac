import * as v from 'valibot';
import { itemIdField } from '../shared/fields';

/** POST /parameters {rows: [{itemId, quantity}]} */
export const deliveryParametersSchema = v.object({
  rows: v.array(
    v.object({
      itemId: itemIdField,
      parameters: v.array(
        v.fallback(v.picklist(['idRequired', 'cool', 'adultOnly', 'ecological', 'unknown']), 'unknown'),
      ),
    }),
  ),
});
