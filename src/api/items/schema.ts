import * as v from 'valibot';
import { countField, itemIdField, oreField } from '../shared/fields';
import { availabilitySchema } from '../shared/product-card';

/** POST /item {items: [itemId]}, GET /items?ids=: what may have changed since a page was rendered. */
export const itemSchema = v.object({
  itemId: itemIdField,
  url: v.string(),
  price: v.nullable(oreField),
  promotion: v.nullable(v.object({ price: oreField, ribbon: v.string(), expires: v.nullable(v.string()) })),
  minPriceMonth: v.nullable(oreField),
  availability: availabilitySchema,
  maxQuantity: countField,
});

export const itemsSchema = v.object({ items: v.array(itemSchema) });
export type Item = v.InferOutput<typeof itemSchema>;
