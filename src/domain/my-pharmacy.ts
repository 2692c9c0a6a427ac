import type { FoundPharmacy, PharmacyId } from './pharmacy';
import { lacksOne, type StockedProduct } from './pharmacy-stock';

/** The pharmacy that the visitor has chosen as their own. */
export interface MyPharmacy {
  id: PharmacyId;
  name: string;
}

/** What the service returns for that pharmacy alone: its row, null if the filters exclude it; undefined if unknown. */
export type MyPharmacyAnswer = FoundPharmacy | null | undefined;

export interface ListedPharmacies {
  pharmacies: readonly FoundPharmacy[];
  /** Why the visitor's own pharmacy is not listed; null if it is, if there is none or if that is not known. */
  missing: 'outOfStock' | 'filtered' | null;
}

/** What decides which pharmacies are listed, beside the place. */
interface Conditions {
  products: readonly StockedProduct[];
  inStockOnly: boolean;
}

/**
 * The pharmacies of a search with the visitor's own first, wherever it is, if stock is shown. It is listed once: as the
 * search found it, which knows its distance, and otherwise as the service answers for it alone.
 */
export function myPharmacyFirst(
  found: readonly FoundPharmacy[],
  id: PharmacyId | null,
  alone: MyPharmacyAnswer,
  { products, inStockOnly }: Conditions,
): ListedPharmacies {
  if (id === null || products.length === 0) return { pharmacies: found, missing: null };
  const own = found.find(({ pharmacy }) => pharmacy.id === id);
  if (!own && alone === null) return { pharmacies: found, missing: 'filtered' };
  if (!own && alone && inStockOnly && lacksOne(products, alone)) return { pharmacies: found, missing: 'outOfStock' };
  const first = own ?? alone;
  if (!first) return { pharmacies: found, missing: null };
  return { pharmacies: [first, ...found.filter(({ pharmacy }) => pharmacy.id !== id)], missing: null };
}
