import type { FoundPharmacy, PharmacyPage, PharmacyStock } from './pharmacy';
import type { ProductCard } from './product';

type Product = Pick<ProductCard, 'productNumber' | 'marketingSensitive'>;

/** The stock to show for a product at a pharmacy: unknown for sensitive products, whatever the service sends. */
export function visibleStock(
  { productNumber, marketingSensitive }: Product,
  { productAvailability }: Pick<FoundPharmacy, 'productAvailability'>,
): PharmacyStock {
  if (marketingSensitive) return 'unknown';
  return productAvailability[productNumber] ?? 'unknown';
}

/** Result of a search around a place: no pharmacies, none with the product, or some. */
export type StockNearby = 'noPharmacies' | 'noStock' | 'some';

/** @param inStockOnly whether the search was limited to pharmacies that have the product */
export function stockNearby(
  product: Product,
  { content, empty, last }: Pick<PharmacyPage, 'content' | 'empty' | 'last'>,
  inStockOnly: boolean,
): StockNearby {
  if (empty) return inStockOnly ? 'noStock' : 'noPharmacies';
  // Pharmacies on later pages are farther away, but may have it.
  const isOutEverywhere = last && content.every((found) => visibleStock(product, found) === 'outOfStock');
  return isOutEverywhere ? 'noStock' : 'some';
}
