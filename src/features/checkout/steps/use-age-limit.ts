import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { deliveryParametersQuery } from '../../../api/delivery-parameters/queries';
import type { CartRow } from '../../../domain/cart';

interface AgeLimit {
  /** False only until the first answer: who cannot ask goes on, and the service asks at the checkout. */
  isKnown: boolean;
  /** The goods that only adults may buy. */
  titles: string[];
}

export function useAgeLimit(rows: CartRow[]): AgeLimit {
  const wanted = rows.map(({ itemId, quantity }) => ({ itemId, quantity }));
  const query = useQuery({ ...deliveryParametersQuery(wanted), placeholderData: keepPreviousData });
  const limited = new Set(
    query.data?.rows.filter((row) => row.parameters.includes('adultOnly')).map((row) => row.itemId),
  );
  return {
    isKnown: !query.isLoading || query.failureCount > 0,
    titles: rows.filter((row) => limited.has(row.itemId)).map((row) => row.title),
  };
}
