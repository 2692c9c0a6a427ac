import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';

/** A cache of its own for one test: what fails does so at once, without retries. */
export function testQueries(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false } } });
}

/** Components with a cache around them, as the shop has one. */
export function withQueries(node: ReactNode, queries = testQueries()): ReactNode {
  return <QueryClientProvider client={queries}>{node}</QueryClientProvider>;
}
