import { queryOptions } from '@tanstack/react-query';
import type { ProductNumber } from '../../domain/ids';
import { limits } from '../../domain/limits';

/** The substance of a product that requires reading before purchase, or null. The code is loaded on demand. */
export function restrictionQuery(productNumber: ProductNumber) {
  return queryOptions({
    queryKey: ['restriction', productNumber],
    queryFn: async () => (await import('./restrictions')).lookUpRestriction(productNumber),
    staleTime: limits.query.collect,
  });
}
