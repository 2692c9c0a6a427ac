import { queryOptions } from '@tanstack/react-query';
import { limits } from '../../domain/limits';
import { request } from '../http';
import { messagesSchema } from './schema';

/** The operator's notices for every page. GET / */
export function messagesQuery() {
  return queryOptions({
    queryKey: ['messages'],
    queryFn: ({ signal }) => request({ service: 'messages', path: '/', schema: messagesSchema, signal }),
    staleTime: limits.query.collect,
  });
}
