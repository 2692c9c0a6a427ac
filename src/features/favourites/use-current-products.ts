import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { itemQuery } from '../../api/items/queries';
import type { Item } from '../../api/items/schema';
import type { Favourite } from '../../blocks/favourites/favourites';
import type { ProductNumber } from '../../domain/ids';

/** A product's current state; `gone` if the service no longer knows the product. */
export type Current = { kind: 'waiting' | 'failed' | 'gone' } | { kind: 'found'; item: Item };

/** The current price and stock of each product, and a way to retry failed requests. */
export function useCurrentProducts(products: readonly Favourite[]) {
  const client = useQueryClient();
  const numbers = products.map(({ productNumber }) => productNumber);
  const { data, isError, refetch } = useQuery({
    queryKey: ['favourites', ...numbers],
    queryFn: async () =>
      new Map(await Promise.all(numbers.map(async (number) => [number, await itemOf(client, number)] as const))),
    placeholderData: keepPreviousData,
    // Each product's own request is retried instead.
    retry: false,
  });

  function currentOf({ productNumber }: Favourite): Current {
    const item = data?.get(productNumber);
    if (item) return { kind: 'found', item };
    if (item === null) return { kind: 'gone' };
    return { kind: isError ? 'failed' : 'waiting' };
  }
  return { currentOf, failed: isError, retry: () => void refetch() };
}

/** Falls back to the cached product if the request fails. */
async function itemOf(client: QueryClient, number: ProductNumber): Promise<Item | null> {
  const query = itemQuery(number);
  return client.fetchQuery(query).catch((error: unknown) => {
    const known = client.getQueryData(query.queryKey);
    if (known === undefined) throw error;
    return known;
  });
}
