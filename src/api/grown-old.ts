import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { limits } from '../domain/limits';

/** The reads that return prices, by query key prefix. */
const priced: readonly QueryKey[] = [
  ['page'],
  ['item'],
  ['bundle'],
  ['cart', 'bonus-checks'],
  ['delivery-parameters'],
  ['elevate', 'search-page'],
  ['elevate', 'landing-page'],
  ['elevate', 'landing-lists'],
  ['elevate', 'product-page'],
  ['elevate', 'cart-page'],
  ['elevate', 'add-to-cart-popup'],
  ['expedition', 'bag'],
  ['expedition', 'cost-protection'],
  ['expedition', 'product-options'],
];

/** Reads prices anew where a page is shown that was loaded before, but for those that have just been read. */
export async function readGrownOld(client: QueryClient): Promise<void> {
  const old = Date.now() - limits.query.justRead;
  await client.invalidateQueries({
    predicate: ({ queryKey, state }: Query) =>
      state.dataUpdatedAt < old && priced.some((prefix) => starts(queryKey, prefix)),
  });
}

function starts(key: QueryKey, prefix: QueryKey): boolean {
  return prefix.every((part, index) => key[index] === part);
}
