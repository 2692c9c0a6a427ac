import type { Query, QueryCache } from '@tanstack/react-query';

/**
 * Keeps at most `limit` unused responses, the latest ones, and no unused query that was never sent: a long visit on a
 * phone takes no more memory than a short one, however fast it goes from page to page.
 */
export function dropUnused(cache: QueryCache, limit: number): void {
  cache.subscribe(({ type, query }) => {
    if (type !== 'observerRemoved' && type !== 'added') return;
    if (type === 'observerRemoved' && isUnused(query) && query.state.status === 'pending') cache.remove(query);
    const unused = cache.getAll().filter((each) => isUnused(each) && each.state.data !== undefined);
    if (unused.length <= limit) return;
    unused.sort((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt);
    for (const each of unused.slice(0, unused.length - limit)) cache.remove(each);
  });
}

function isUnused(query: Query): boolean {
  return query.getObserversCount() === 0 && query.state.fetchStatus === 'idle';
}
