import * as v from 'valibot';
import { countField, enumField } from '../shared/fields';

export const dateField = v.pipe(v.string(), v.isoDate());

export const maxQuantityField = v.object({
  quantity: countField,
  reason: enumField(['PRESCRIPTION', 'COST_PROTECTION', 'DISPENSE_INTERVAL']),
});

export const outsideReasonField = v.nullish(
  enumField(['NOT_COVERED', 'TOO_EARLY', 'DECLINED_SUBSTITUTION', 'OTHER_PRODUCT']),
  null,
);
