import { queryOptions } from '@tanstack/react-query';
import { limits } from '../../domain/limits';
import { failureOf } from '../errors';
import { request } from '../http';
import { or404 } from '../missing';
import { retryDelay } from '../query-defaults';
import { draftSchema } from './schema';

/** The draft with a secret id; null if missing or expired. Cached only while it is shown. GET /drafts/<id> */
export function draftQuery(id: string) {
  return queryOptions({
    queryKey: ['draft', id],
    queryFn: ({ signal }) =>
      or404(
        request({ service: 'pageData', path: `/drafts/${encodeURIComponent(id)}`, schema: draftSchema, signal }),
        null,
      ),
    retry: (count, error) => failureOf(error) !== null && count < limits.pageData.retries,
    retryDelay,
    gcTime: 0,
  });
}
