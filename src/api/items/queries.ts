import { queryOptions } from '@tanstack/react-query';
import type { ProductNumber } from '../../domain/ids';

/** Price and availability as they are now; null where the service does not know the product. Its code comes when asked. */
export function itemQuery(productNumber: ProductNumber) {
  return queryOptions({
    queryKey: ['item', productNumber],
    queryFn: async () => (await import('./look-up')).lookUp(productNumber),
    staleTime: 60_000,
  });
}
