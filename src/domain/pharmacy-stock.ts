import type { FoundPharmacy, PharmacyPage, PharmacyStock } from './pharmacy';
import type { ProductCard } from './product';

export type StockedProduct = Pick<ProductCard, 'productNumber' | 'marketingSensitive'>;

/** The stock to show for a product at a pharmacy: unknown for sensitive products, whatever the service sends. */
export function visibleStock(
  { productNumber, marketingSensitive }: StockedProduct,
  { productAvailability }: Pick<FoundPharmacy, 'productAvailability'>,
): PharmacyStock {
  if (marketingSensitive) return 'unknown';
  return productAvailability[productNumber] ?? 'unknown';
}

/** Whether a pharmacy is out of one of the products. */
export function lacksOne(products: readonly StockedProduct[], found: FoundPharmacy): boolean {
  return products.some((each) => visibleStock(each, found) === 'outOfStock');
}

/** Result of a search around a place: no pharmacies, none with all of the products, or some. */
export type StockNearby = 'noPharmacies' | 'noStock' | 'some';

/**
 * @param content the pharmacies of all pages so far; `last` shows whether there are more
 * @param inStockOnly whether the search was limited to pharmacies that have the products
 */
export function stockNearby(
  products: readonly StockedProduct[],
  { content, last }: Pick<PharmacyPage, 'content' | 'last'>,
  inStockOnly: boolean,
): StockNearby {
  if (content.length === 0) return inStockOnly ? 'noStock' : 'noPharmacies';
  // Pharmacies on later pages are farther away, but may have them.
  return last && content.every((found) => lacksOne(products, found)) ? 'noStock' : 'some';
}
