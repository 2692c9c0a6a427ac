import { queryOptions } from '@tanstack/react-query';
import type { ProductNumber } from '../../domain/ids';
import { limits } from '../../domain/limits';
import { ask } from './ask';
import { recommendationsSchema } from './schema';

/**
 * Recommendations for a product that was just added, without those already in the cart. Fetched once per add.
 * @param cart the products in the cart
 */
export function addToCartPopupQuery(variantKey: ProductNumber, cart: readonly ProductNumber[]) {
  const lists = [{ id: 'popup', algorithm: 'ADD_TO_CART_RECS' as const, limit: limits.recommendations.perList }];
  return queryOptions({
    queryKey: ['elevate', 'add-to-cart-popup', variantKey],
    queryFn: ({ signal }) =>
      ask((query) => query.addToCartPopup({ variantKey, cart: [...cart] }, lists), recommendationsSchema, signal),
    // The list must not change when the cart does.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
