import { MutationCache, QueryClient } from '@tanstack/react-query';
import { limits } from '../domain/limits';
import { type Failure, failureOf } from './errors';
import { markStale, type Write } from './stale-after';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: { write?: Write };
  }
}

/**
 * A refusal that means something stays the same however often one asks; these may pass. The search service's client
 * does not tell a refusal that may pass from another: they are asked again, as the default is.
 */
function mayPass(failure: Failure): boolean {
  if (['network', 'timeout', 'elevate'].includes(failure.kind)) return true;
  return failure.kind === 'refused' && (failure.status >= 500 || failure.status === 408 || failure.status === 429);
}

function shouldRetry(count: number, error: Error): boolean {
  const failure = failureOf(error);
  return failure !== null && mayPass(failure) && count < limits.query.retries;
}

/** 1 s, 2 s, 4 s … at most 30 s */
export function retryDelay(count: number): number {
  return Math.min(1000 * 2 ** count, limits.query.backoffMax);
}

/**
 * The cache of all that services have answered: a read that failed in a way that may pass is tried anew, and what
 * nobody shows any longer is dropped after `limits.query.collect`. A write is sent once, and what it makes stale is read
 * anew.
 */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    mutationCache: new MutationCache({
      onSuccess(_answer, _values, _result, { meta }) {
        // Whoever has written goes on meanwhile.
        if (meta?.write) void markStale(client, meta.write);
      },
    }),
    defaultOptions: {
      queries: {
        retry: shouldRetry,
        retryDelay,
        gcTime: limits.query.collect,
        // Without a network a call fails as any other: the alert and its button say more than an endless skeleton.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
