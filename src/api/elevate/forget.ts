import type { ProductNumber } from '../../domain/ids';
import { notify } from './ask';

/** Removes a phrase from the visitor's recent searches, spelt as the service returned it. @throws ApiError */
export function forgetSearch(phrase: string): Promise<void> {
  return notify((notify) => notify.removeRecentSearches([phrase]));
}

/** Removes a product from those the visitor has viewed. @throws ApiError */
export function forgetViewed(productNumber: ProductNumber): Promise<void> {
  return notify((notify) => notify.removeRecentlyViewed([productNumber]));
}
