import { queryOptions } from '@tanstack/react-query';
import type { ProductNumber } from '../../domain/ids';

/** Current price and availability; null if the service does not know the product. The code is loaded on demand. */
export function itemQuery(productNumber: ProductNumber) {
  return queryOptions({
    queryKey: ['item', productNumber],
    queryFn: async () => (await import('./look-up')).lookUp(productNumber),
    staleTime: 60_000,
  });
}
