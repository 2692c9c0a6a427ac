import { queryOptions } from '@tanstack/react-query';
import type { ProductNumber } from '../../domain/ids';
import { lookUpDisclosures } from './disclosures';

/** Legally required notices about a product. */
export function disclosuresQuery(productNumber: ProductNumber) {
  return queryOptions({
    queryKey: ['disclosures', productNumber],
    queryFn: () => lookUpDisclosures(productNumber),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
