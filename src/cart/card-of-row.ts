import type { CartRow } from '../domain/cart';
import type { ProductCard } from '../domain/product';

/**
 * What the cart knows of a row's product, so that it can be shown again at once. As `goods` its substance counts as
 * certain, which the service has sent with the row, and nothing is looked up before it is added.
 */
export function cardOfRow(row: CartRow): ProductCard {
  const { itemId, path, title, subTitle, picture, marketingSensitive, substance, unitPrice, stock, maxQuantity } = row;
  return {
    productNumber: itemId,
    path,
    title,
    subTitle,
    brand: '',
    price: unitPrice,
    promotion: null,
    multiBuy: null,
    memberPrice: null,
    basePrice: null,
    minPriceMonth: null,
    itemType: 'goods',
    substance,
    rating: null,
    availability: { word: 'unknown', buyable: true, stock, ...(maxQuantity !== null && { maxQuantity }) },
    marketingSensitive,
    newProduct: false,
    sustainability: [],
    picture,
  };
}
