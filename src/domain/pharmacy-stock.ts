import type { FoundPharmacy, PharmacyPage, PharmacyStock } from './pharmacy';
import type { ProductCard } from './product';

type Good = Pick<ProductCard, 'productNumber' | 'marketingSensitive'>;

/** What is told of a good's stock at a pharmacy: nothing of sensitive goods, whatever a service says. */
export function stockToTell(
  { productNumber, marketingSensitive }: Good,
  { productAvailability }: Pick<FoundPharmacy, 'productAvailability'>,
): PharmacyStock {
  if (marketingSensitive) return 'unknown';
  return productAvailability[productNumber] ?? 'unknown';
}

/** What a search around a place comes to: no pharmacy at all, none that has the good, or some to choose from. */
export type StockNearby = 'noPharmacies' | 'noStock' | 'some';

/** @param inStockOnly whether only pharmacies were asked for that have the good */
export function stockNearby(
  good: Good,
  { content, empty, last }: Pick<PharmacyPage, 'content' | 'empty' | 'last'>,
  inStockOnly: boolean,
): StockNearby {
  if (empty) return inStockOnly ? 'noStock' : 'noPharmacies';
  // Those of later pages are farther away, but may have it.
  const isOutEverywhere = last && content.every((found) => stockToTell(good, found) === 'outOfStock');
  return isOutEverywhere ? 'noStock' : 'some';
}
