import type { QueryClient } from '@tanstack/react-query';
import { recommendationsQuery } from '../../api/elevate/queries';
import type { ProductNumber } from '../../domain/ids';

/**
 * The search service learns that a good is looked at from the question for what goes with it; the answer waits for
 * whoever scrolls so far.
 */
export function rememberView(queries: QueryClient, productNumber: ProductNumber): Promise<void> {
  return queries.prefetchQuery(recommendationsQuery(productNumber));
}
