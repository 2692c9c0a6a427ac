import * as v from 'valibot';
import { watchId } from '../../domain/ids';
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

/** POST /backinstock {itemId, email}. */
export const watchSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.transform(watchId)),
  itemId: itemIdField,
  email: v.string(),
});
export type Watch = v.InferOutput<typeof watchSchema>;
