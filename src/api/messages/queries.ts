import { queryOptions } from '@tanstack/react-query';
import { limits } from '../../domain/limits';
import { request } from '../http';
import { messagesSchema } from './schema';

/** The operator's messages for every page, requested anew while the page is open. GET / */
export function messagesQuery() {
  return queryOptions({
    queryKey: ['messages'],
    queryFn: ({ signal }) => request({ service: 'messages', path: '/', schema: messagesSchema, signal }),
    staleTime: limits.messages.stale,
    refetchInterval: limits.messages.stale,
  });
}
