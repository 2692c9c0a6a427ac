import * as v from 'valibot';
import type { Availability, ComparisonPrice, MultiBuy, Picture, ProductCard, Promotion } from '../../domain/product';
import { countField, enumField, itemIdField, oreField } from './fields';

export const pictureSchema: v.GenericSchema<unknown, Picture> = v.object({
  src: v.string(),
  alt: v.string(),
  widths: v.array(v.number()),
  ratio: v.number(),
});

export const availabilitySchema: v.GenericSchema<unknown, Availability> = v.object({
  word: enumField(['inStock', 'outOfStock', 'discontinued', 'exceedsStock', 'missingPrice']),
  buyable: v.boolean(),
  stock: v.nullable(countField),
});

/** Services without such offers may omit the field. */
export const multiBuySchema: v.GenericSchema<unknown, MultiBuy | null> = v.nullish(
  v.object({ ribbon: v.string(), expires: v.nullable(v.string()) }),
  null,
);

export const promotionSchema: v.GenericSchema<unknown, Promotion> = v.object({
  price: oreField,
  ribbon: v.string(),
  expires: v.nullable(v.string()),
});

export const comparisonPriceSchema: v.GenericSchema<unknown, ComparisonPrice> = v.object({
  amount: oreField,
  unit: v.string(),
});

/** A product as in all services that list products. */
export const productCardSchema: v.GenericSchema<unknown, ProductCard> = v.object({
  productNumber: itemIdField,
  path: v.string(),
  title: v.string(),
  subTitle: v.string(),
  brand: v.string(),
  price: v.nullable(oreField),
  promotion: v.nullable(promotionSchema),
  multiBuy: multiBuySchema,
  memberPrice: v.nullish(oreField, null),
  basePrice: v.nullable(comparisonPriceSchema),
  minPriceMonth: v.nullable(oreField),
  itemType: enumField(['goods', 'otc', 'prescription']),
  substance: v.nullable(v.string()),
  rating: v.nullable(v.object({ average: v.number(), count: countField })),
  availability: availabilitySchema,
  marketingSensitive: v.boolean(),
  newProduct: v.boolean(),
  sustainability: v.array(v.string()),
  picture: v.nullable(pictureSchema),
});
