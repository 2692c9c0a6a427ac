import type { Item } from '../../api/items/schema';
import type { ProductCard } from '../../domain/product';

/** A product with current data from the items service; unchanged if the service does not know it. */
export function withLiveItem(product: ProductCard, item: Item | null | undefined): ProductCard {
  if (!item) return product;
  const { price, promotion, multiBuy, memberPrice, basePrice, minPriceMonth, maxQuantity, activeSubstance } = item;
  const availability = { ...item.availability, maxQuantity, activeSubstance };
  return { ...product, price, promotion, multiBuy, memberPrice, basePrice, minPriceMonth, availability };
}
