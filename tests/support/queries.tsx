import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';

/** A separate cache for one test, without retries, so that failures are immediate, and as the shop's without a network. */
export function testQueries(): QueryClient {
  const networkMode = 'always';
  return new QueryClient({ defaultOptions: { queries: { retry: false, networkMode }, mutations: { networkMode } } });
}

/** Components with a cache around them, as in the shop. */
export function withQueries(node: ReactNode, queries = testQueries()): ReactNode {
  return <QueryClientProvider client={queries}>{node}</QueryClientProvider>;
}
