import { onlineManager, queryOptions } from '@tanstack/react-query';
import { limits } from '../../domain/limits';
import { failureOf } from '../errors';
import { request } from '../http';
import { or404 } from '../missing';
import { retryDelay } from '../query-defaults';
import type { Page } from './schema';

export type PageAnswer = { found: true; page: Page } | { found: false };

async function readPage(below: string, signal: AbortSignal): Promise<PageAnswer> {
  // The schema is large and the first page is inlined, so it is loaded only for the next one.
  const { pageSchema } = await import('./schema');
  const page = await or404(request({ service: 'pageData', path: below, schema: pageSchema, signal }), null);
  return page ? { found: true, page } : { found: false };
}

/** 500 is final and leads to the error page; other failures are retried three times, while there is a network. */
function shouldRetryPage(count: number, error: Error): boolean {
  if (!onlineManager.isOnline()) return false;
  const failure = failureOf(error);
  const final = failure?.kind === 'refused' && failure.status === 500;
  return failure !== null && !final && count < limits.pageData.retries;
}

/** The page at an address path. GET /page-data/<path>/index.json */
export function pageQuery(pagePath: string) {
  const below = `${pagePath.replace(/\/?$/, '/')}index.json`;
  return queryOptions({
    queryKey: ['page', below],
    queryFn: ({ signal }) => readPage(below, signal),
    retry: shouldRetryPage,
    retryDelay,
    staleTime: limits.query.collect,
  });
}
