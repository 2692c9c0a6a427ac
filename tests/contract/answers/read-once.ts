import { type FetchQueryOptions, QueryClient } from '@tanstack/react-query';

/** Reads once and past all caches, because the check must see failures. */
export function readOnce<T, E, D, K extends readonly unknown[]>(query: FetchQueryOptions<T, E, D, K>): Promise<D> {
  return new QueryClient().fetchQuery({ ...query, retry: false });
}
