import { MutationCache, onlineManager, QueryClient } from '@tanstack/react-query';
import { limits } from '../domain/limits';
import { dropUnused } from './drop-unused';
import { type Failure, failureOf } from './errors';
import { markStale, type Write } from './stale-after';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: { write?: Write };
  }
}

/**
 * Failures that may be temporary. The search service's client does not tell temporary errors from others, so all are
 * retried, as by default.
 */
export function isTemporary(failure: Failure): boolean {
  // Asked again once there is one, see `readWithToken`.
  if (failure.kind === 'timeout' && failure.noToken) return false;
  if (['network', 'timeout', 'tooMany', 'elevate'].includes(failure.kind)) return true;
  return failure.kind === 'refused' && (failure.status >= 500 || failure.status === 408);
}

function shouldRetry(count: number, error: Error): boolean {
  const failure = failureOf(error);
  return failure !== null && isTemporary(failure) && count < limits.query.retries;
}

/** Without a network a retry fails as well: the reader is told now, and the read is repeated when the network is back. */
function shouldRetryOnline(count: number, error: Error): boolean {
  return onlineManager.isOnline() && shouldRetry(count, error);
}

/** 1 s, 2 s, 4 s … at most 30 s */
export function retryDelay(count: number): number {
  return Math.min(1000 * 2 ** count, limits.query.backoffMax);
}

/**
 * The cache of all service responses: reads are retried after temporary failures, and unused ones are dropped after
 * `limits.query.collect`, or if there are many. A write is sent once, and the reads that it makes stale are fetched again.
 */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    mutationCache: new MutationCache({
      onSuccess(_answer, _values, _result, { meta }) {
        // Not awaited: the caller of the write continues.
        if (meta?.write) void markStale(client, meta.write);
      },
    }),
    defaultOptions: {
      queries: {
        retry: shouldRetry,
        retryDelay,
        gcTime: limits.query.collect,
        // Without a network calls fail as usual: an alert with a button is better than an endless skeleton.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  for (const area of ['expedition', 'order']) client.setQueryDefaults([area], { retry: shouldRetryOnline });
  dropUnused(client.getQueryCache(), limits.query.unused);
  return client;
}
