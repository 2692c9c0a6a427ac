import type { FoundPharmacy, PharmacyPage, PharmacyStock } from './pharmacy';
import type { ProductCard } from './product';

type Product = Pick<ProductCard, 'productNumber' | 'marketingSensitive'>;

/** What is told of a product's stock at a pharmacy: nothing of sensitive products, whatever a service says. */
export function stockToTell(
  { productNumber, marketingSensitive }: Product,
  { productAvailability }: Pick<FoundPharmacy, 'productAvailability'>,
): PharmacyStock {
  if (marketingSensitive) return 'unknown';
  return productAvailability[productNumber] ?? 'unknown';
}

/** What a search around a place comes to: no pharmacy at all, none that has the product, or some to choose from. */
export type StockNearby = 'noPharmacies' | 'noStock' | 'some';

/** @param inStockOnly whether only pharmacies were asked for that have the product */
export function stockNearby(
  product: Product,
  { content, empty, last }: Pick<PharmacyPage, 'content' | 'empty' | 'last'>,
  inStockOnly: boolean,
): StockNearby {
  if (empty) return inStockOnly ? 'noStock' : 'noPharmacies';
  // Those of later pages are farther away, but may have it.
  const isOutEverywhere = last && content.every((found) => stockToTell(product, found) === 'outOfStock');
  return isOutEverywhere ? 'noStock' : 'some';
}
