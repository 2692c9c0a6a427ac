import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { productsByNumber } from '../../api/elevate/products';
import { expectedFailure } from '../../api/errors';
import { itemQuery } from '../../api/items/queries';
import type { Item } from '../../api/items/schema';
import type { ProductNumber } from '../../domain/ids';
import { withLiveItem } from './with-live-item';

/** A bundle's other products with current data, in its order. Unknown products are left out. */
export function bundleProductsQuery(numbers: readonly ProductNumber[]) {
  return queryOptions({
    queryKey: ['bundle', ...numbers],
    queryFn: async ({ client, signal }) => {
      const [cards, ...items] = await Promise.all([
        productsByNumber(numbers, signal),
        ...numbers.map((number) => currentItem(client, number)),
      ]);
      return numbers.flatMap((number, index) => {
        const card = cards.find(({ productNumber }) => productNumber === number);
        return card ? [withLiveItem(card, items[index])] : [];
      });
    },
    staleTime: 60_000,
  });
}

/** Null if the request fails: the search service's data is used instead. */
async function currentItem(client: QueryClient, number: ProductNumber): Promise<Item | null> {
  try {
    return await client.fetchQuery(itemQuery(number));
  } catch (error) {
    expectedFailure(error);
    return null;
  }
}
