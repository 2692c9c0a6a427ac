import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { countField } from '../shared/fields';
import { ask } from './ask';
import { contentItemSchema } from './schema';

const contentSearchSchema = v.object({
  primaryList: v.object({ items: v.array(contentItemSchema), totalHits: countField }),
});

const contentInformationSchema = v.object({ items: v.array(contentItemSchema) });

/** Advice and terms that answer what was typed, as many as `limit`. @throws ApiError */
export function contentSearchQuery({ q, limit, asTyped = false }: { q: string; limit: number; asTyped?: boolean }) {
  const params = { q, limit, ...(asTyped && { origin: 'UNDO_AUTO_CORRECT' as const }) };
  return queryOptions({
    queryKey: ['elevate', 'content-search-page', params],
    queryFn: ({ signal }) => ask((query) => query.contentSearchPage(params), contentSearchSchema, signal),
    placeholderData: keepPreviousData,
  });
}

/** What the texts with these keys are called and about; their key is their path. @throws ApiError */
export function contentInformationQuery(contentKeys: string[]) {
  return queryOptions({
    queryKey: ['elevate', 'content-information', contentKeys],
    queryFn: ({ signal }) =>
      ask((query) => query.contentInformation({ contentKeys }), contentInformationSchema, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
