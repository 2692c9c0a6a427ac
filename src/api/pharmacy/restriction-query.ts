import { queryOptions } from '@tanstack/react-query';
import type { ProductNumber } from '../../domain/ids';
import { limits } from '../../domain/limits';

/** The substance of a product that must be read about before purchase; null where it has none. Its code comes when asked. */
export function restrictionQuery(productNumber: ProductNumber) {
  return queryOptions({
    queryKey: ['restriction', productNumber],
    queryFn: async () => (await import('./restrictions')).lookUpRestriction(productNumber),
    staleTime: limits.query.collect,
  });
}
