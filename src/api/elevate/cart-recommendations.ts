import { queryOptions } from '@tanstack/react-query';
import type { ProductNumber } from '../../domain/ids';
import { limits } from '../../domain/limits';
import { ask } from './ask';
import { recommendationsSchema } from './schema';

/** Recommendations for the whole cart. Fetched once per visit to the cart page, so that the list stays stable. */
export function cartRecommendationsQuery(cart: readonly ProductNumber[]) {
  const lists = [{ id: 'cart', algorithm: 'CART' as const, limit: limits.recommendations.perList }];
  return queryOptions({
    queryKey: ['elevate', 'cart-page'],
    queryFn: ({ signal }) =>
      ask(
        (query) => query.cartPage({ cart: [...cart] }, { recommendationLists: lists }),
        recommendationsSchema,
        signal,
      ),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
