import type { Item } from '../../api/items/schema';
import type { ProductCard } from '../../domain/product';

/** A product as the items service says that it is now; as it was told before where that service does not know it. */
export function asNow(product: ProductCard, item: Item | null | undefined): ProductCard {
  if (!item) return product;
  const { price, promotion, multiBuy, memberPrice, basePrice, minPriceMonth, availability } = item;
  return { ...product, price, promotion, multiBuy, memberPrice, basePrice, minPriceMonth, availability };
}
