import * as v from 'valibot';
import { watchId } from '../../domain/ids';
import { countField, itemIdField, oreField } from '../shared/fields';
import { availabilitySchema, comparisonPriceSchema, multiBuySchema, promotionSchema } from '../shared/product-card';

/** POST /item {items: [itemId]}, GET /items?ids=: values that may have changed since a page was rendered. */
export const itemSchema = v.object({
  itemId: itemIdField,
  url: v.string(),
  price: v.nullable(oreField),
  promotion: v.nullable(promotionSchema),
  multiBuy: multiBuySchema,
  memberPrice: v.nullish(oreField, null),
  basePrice: v.nullish(comparisonPriceSchema, null),
  minPriceMonth: v.nullable(oreField),
  availability: availabilitySchema,
  maxQuantity: countField,
  activeSubstance: v.nullish(v.string(), null),
});

export const itemsSchema = v.object({ items: v.array(itemSchema) });
export type Item = v.InferOutput<typeof itemSchema>;

/** POST /backinstock {itemId, email}. */
export const watchSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.transform(watchId)),
  itemId: itemIdField,
  email: v.string(),
});
export type Watch = v.InferOutput<typeof watchSchema>;

/** POST /disclosure/item {items: [itemId]}: products without notices are left out. */
export const disclosuresSchema = v.object({
  items: v.array(
    v.object({ itemId: itemIdField, disclosures: v.array(v.object({ id: v.string(), text: v.string() })) }),
  ),
});
