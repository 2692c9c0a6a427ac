import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { failureOf } from '../../../api/errors';

/**
 * Reads again whether a patient's pages may be shown when the service has refused something: the child may have turned
 * 13, or the power of attorney may have ended, while the page is open.
 * @param access the key of the query that returns it
 */
export function useAccessCheck(access: QueryKey): void {
  const queries = useQueryClient();
  const [, kind = '', id = ''] = access;
  useEffect(() => {
    const queryKey = ['expedition', kind, id];
    const check = () => void queries.invalidateQueries({ queryKey });
    const stops = [
      queries.getQueryCache().subscribe(({ query, ...event }) => {
        if (event.type !== 'updated' || event.action.type !== 'error' || query.queryKey[1] === kind) return;
        if (isRefused(event.action.error)) check();
      }),
      queries.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error' && isRefused(event.action.error)) check();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queries, kind, id]);
}

function isRefused(error: unknown): boolean {
  const failure = failureOf(error);
  return failure?.kind === 'refused' && (failure.status === 403 || failure.status === 404);
}
