import type { ProductNumber } from '../../domain/ids';
import { tell } from './ask';

/** One phrase of the visitor's recent searches, spelt as the service gave it. @throws ApiError */
export function forgetSearch(phrase: string): Promise<void> {
  return tell((notify) => notify.removeRecentSearches([phrase]));
}

/** One of the products that the visitor has looked at. @throws ApiError */
export function forgetViewed(productNumber: ProductNumber): Promise<void> {
  return tell((notify) => notify.removeRecentlyViewed([productNumber]));
}
