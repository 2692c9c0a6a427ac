import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { deliveryParametersQuery } from '../../api/delivery-parameters/queries';
import type { ProductNumber } from '../../domain/ids';

/** Which of these products have to be cooled; none of them while that is not known. */
export function useCooled(products: readonly ProductNumber[]): ReadonlySet<ProductNumber> {
  const rows = [...new Set(products)].map((itemId) => ({ itemId, quantity: 1 }));
  const { data } = useQuery({ ...deliveryParametersQuery(rows), placeholderData: keepPreviousData });
  const cooled = data?.rows.filter(({ parameters }) => parameters.includes('cool')) ?? [];
  return new Set(cooled.map(({ itemId }) => itemId));
}
