import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { countField } from '../shared/fields';
import { ask } from './ask';
import { contentItemSchema } from './schema';

const contentSearchSchema = v.object({
  primaryList: v.object({ items: v.array(contentItemSchema), totalHits: countField }),
});

const contentInformationSchema = v.object({ items: v.array(contentItemSchema) });

/** Advice and terms that match a search, at most `limit`. @throws ApiError */
export function contentSearchQuery({ q, limit, asTyped = false }: { q: string; limit: number; asTyped?: boolean }) {
  const params = { q, limit, ...(asTyped && { origin: 'UNDO_AUTO_CORRECT' as const }) };
  return queryOptions({
    queryKey: ['elevate', 'content-search-page', params],
    queryFn: ({ signal }) => ask((query) => query.contentSearchPage(params), contentSearchSchema, signal),
    placeholderData: keepPreviousData,
  });
}

/** Titles and descriptions of the texts with these keys, which are their paths. @throws ApiError */
export function contentInformationQuery(contentKeys: string[]) {
  return queryOptions({
    queryKey: ['elevate', 'content-information', contentKeys],
    queryFn: ({ signal }) =>
      ask((query) => query.contentInformation({ contentKeys }), contentInformationSchema, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
