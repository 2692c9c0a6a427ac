import type { QueryCache } from '@tanstack/react-query';

/**
 * Keeps at most `limit` unused responses, the latest ones: a long visit on a phone takes no more memory than a short
 * one, however fast it goes from page to page.
 */
export function dropUnused(cache: QueryCache, limit: number): void {
  cache.subscribe(({ type }) => {
    if (type !== 'observerRemoved' && type !== 'added') return;
    const unused = cache.getAll().filter((query) => query.getObserversCount() === 0 && query.state.data !== undefined);
    if (unused.length <= limit) return;
    unused.sort((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt);
    for (const query of unused.slice(0, unused.length - limit)) {
      if (query.state.fetchStatus === 'idle') cache.remove(query);
    }
  });
}
