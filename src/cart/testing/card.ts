import type { ProductNumber } from '../../domain/ids';
import { ore } from '../../domain/money';
import type { ProductCard } from '../../domain/product';

export function card(itemId: ProductNumber): ProductCard {
  return {
    productNumber: itemId,
    path: `/produkt/vara-${itemId}/`,
    title: 'Handkräm',
    subTitle: '100 ml',
    brand: 'ACO',
    price: ore(5000),
    promotion: null,
    multiBuy: null,
    memberPrice: null,
    basePrice: null,
    minPriceMonth: null,
    itemType: 'goods',
    substance: null,
    rating: null,
    availability: { word: 'inStock', buyable: true, stock: 5 },
    marketingSensitive: false,
    newProduct: false,
    sustainability: [],
    picture: null,
  };
}
