import { queryOptions } from '@tanstack/react-query';
import { limits } from '../../domain/limits';
import { ask } from './ask';
import { recommendationsSchema } from './schema';

const { perList } = limits.recommendations;
const algorithms = { newest: 'NEWEST_PRODUCTS', popular: 'TOP_PRODUCTS' } as const;

export type LandingList = keyof typeof algorithms;

/** Recommendation lists of a listing, by id; `pageReference` as in `landingPageQuery`. */
export function landingListsQuery(pageReference: string, lists: readonly LandingList[]) {
  const recommendationLists = lists.map((id) => ({ id, algorithm: algorithms[id], limit: perList }));
  return queryOptions({
    queryKey: ['elevate', 'landing-lists', pageReference, lists],
    queryFn: ({ signal }) =>
      ask((query) => query.landingPage({ pageReference }, { recommendationLists }), recommendationsSchema, signal),
    staleTime: limits.query.collect,
  });
}
