import * as v from 'valibot';
import type { Availability, Picture, ProductCard } from '../../domain/product';
import { countField, itemIdField, oreField, wordField } from './fields';

export const pictureSchema: v.GenericSchema<unknown, Picture> = v.object({
  src: v.string(),
  alt: v.string(),
  widths: v.array(v.number()),
  ratio: v.number(),
});

export const availabilitySchema: v.GenericSchema<unknown, Availability> = v.object({
  word: wordField(['inStock', 'outOfStock', 'discontinued', 'exceedsStock', 'missingPrice']),
  buyable: v.boolean(),
  stock: v.nullable(countField),
});

/** What every service that lists goods gives of one. */
export const productCardSchema: v.GenericSchema<unknown, ProductCard> = v.object({
  productNumber: itemIdField,
  path: v.string(),
  title: v.string(),
  subTitle: v.string(),
  brand: v.string(),
  price: v.nullable(oreField),
  promotion: v.nullable(v.object({ price: oreField, ribbon: v.string(), expires: v.nullable(v.string()) })),
  basePrice: v.nullable(v.object({ amount: oreField, unit: v.string() })),
  minPriceMonth: v.nullable(oreField),
  itemType: wordField(['goods', 'otc', 'prescription']),
  substance: v.nullable(v.string()),
  rating: v.nullable(v.object({ average: v.number(), count: countField })),
  availability: availabilitySchema,
  marketingSensitive: v.boolean(),
  newProduct: v.boolean(),
  sustainability: v.array(v.string()),
  picture: v.nullable(pictureSchema),
});
