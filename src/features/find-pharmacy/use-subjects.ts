import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Subject } from '../../blocks/find-pharmacy/subject';
import type { ProductNumber } from '../../domain/ids';
import { productQuery } from './product-query';

/** What the stock is shown of: a prescription that was carried over, or else the products of the address. */
export function useSubjects(prescription: Subject | null, numbers: readonly ProductNumber[]) {
  const { products, ...rest } = useQueries({
    queries: (prescription ? [] : numbers).map(productQuery),
    combine,
  });
  const subjects = useMemo(() => (prescription ? [prescription] : products), [prescription, products]);
  return { subjects, ...rest };
}

function combine(results: UseQueryResult<Subject | null>[]) {
  return {
    /** Those of unknown numbers are left out. */
    products: results.flatMap(({ data }) => data ?? []),
    hasUnknown: results.some(({ data }) => data === null),
    /** Until it is known which of them are sensitive, no stock is requested. */
    pending: results.some(({ isPending, isError }) => isPending && !isError),
    failed: results.some(({ isError, data }) => isError && data === undefined),
    retry() {
      for (const { data, refetch } of results) if (data === undefined) void refetch();
    },
  };
}
