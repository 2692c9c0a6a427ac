import { type FetchQueryOptions, QueryClient } from '@tanstack/react-query';

/** Reads past all caches, and once: a failure is what is to be known. */
export function readOnce<T, E, D, K extends readonly unknown[]>(query: FetchQueryOptions<T, E, D, K>): Promise<D> {
  return new QueryClient().fetchQuery({ ...query, retry: false });
}
