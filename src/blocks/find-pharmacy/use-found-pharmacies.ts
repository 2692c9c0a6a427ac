import {
  hashKey,
  keepPreviousData,
  type UseQueryResult,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import { type PharmacySearch, pharmacySearchQuery } from '../../api/pharmacy/queries';
import type { FoundPharmacy, PharmacyPage } from '../../domain/pharmacy';
import { useOnline } from '../../lib/use-online';

export interface FoundPharmacies {
  /** Tells one search from another, whatever is shown of it. */
  search: string;
  /** The pharmacies of the pages that have loaded, up to the first that has not; undefined until the first has. */
  found: readonly FoundPharmacy[] | undefined;
  /** The filters to choose from, those of an earlier search while loading. */
  choices: PharmacyPage | undefined;
  /** How many pages have loaded, are shown or loading, and are there in all. */
  loaded: number;
  pages: number;
  totalPages: number;
  /** When the shown stock was last updated; null if that is not known. */
  stockUpdated: string | null;
  loading: boolean;
  failed: boolean;
  retry(): void;
}

const nothing: PharmacySearch = {};
/** How many pages are requested at once. */
const atOnce = 4;
/** What of a further page's query is shown. */
const shownOf: ('data' | 'isError')[] = ['data', 'isError'];

/** The first page of a search, which also has the filters to choose from; nothing is requested while it is null. */
export function useFirstPharmacies(search: PharmacySearch | null) {
  return useQuery({
    ...pharmacySearchQuery({ ...search, page: 0 }),
    placeholderData: keepPreviousData,
    enabled: search !== null,
  });
}

/** The pharmacies of the first `pages` pages of a search, which stays the same object while it is the same. */
export function useFoundPharmacies(search: PharmacySearch | null, pages: number): FoundPharmacies {
  const online = useOnline();
  const first = useFirstPharmacies(search);
  const firstPage = search === null || first.isPlaceholderData ? undefined : first.data;
  // An address may have more pages than there are.
  const shownPages = Math.max(1, Math.min(pages, firstPage?.totalPages ?? 1));
  const further = useFurtherPages(search ?? nothing, shownPages);
  const loaded = useMemo(
    () => (firstPage ? [firstPage, ...untilMissing(further.answers)] : []),
    [firstPage, further.answers],
  );
  const found = useMemo(() => loaded.flatMap(({ content }) => content), [loaded]);
  const complete =
    firstPage !== undefined && further.answers.length >= shownPages - 1 && further.answers.every(Boolean);
  const failed = search !== null && !complete && (first.isError || further.failed || !online);

  return {
    search: useMemo(() => hashKey(pharmacySearchQuery({ ...search, page: 0 }).queryKey), [search]),
    found: firstPage && found,
    choices: first.data,
    loaded: loaded.length,
    pages: shownPages,
    totalPages: firstPage?.totalPages ?? 0,
    stockUpdated: firstPage?.stockUpdated ?? null,
    loading: search !== null && !complete && !failed,
    failed,
    retry() {
      if (firstPage) further.retry();
      else void first.refetch();
    },
  };
}

/** The pages after the first. Each answer renders anew: what depends on the search alone is made once. */
function useFurtherPages(search: PharmacySearch, pages: number) {
  const cache = useQueryClient().getQueryCache();
  const all = useMemo(
    () =>
      numbersTo(pages).map((page) => {
        const query = pharmacySearchQuery({ ...search, page });
        return { ...query, queryHash: hashKey(query.queryKey), notifyOnChangeProps: shownOf };
      }),
    [search, pages],
  );
  const known = all.filter(({ queryHash }) => cache.get(queryHash)?.state.data !== undefined).length;
  const queries = useMemo(() => all.slice(0, known + atOnce), [all, known]);
  return useQueries({ queries, combine });
}

/** A later page would move down when an earlier one comes. */
function untilMissing(pages: readonly (PharmacyPage | undefined)[]): PharmacyPage[] {
  const missing = pages.indexOf(undefined);
  return pages.slice(0, missing === -1 ? undefined : missing).flatMap((page) => page ?? []);
}

/** The numbers of the pages after the first, which start at 1. */
function numbersTo(pages: number): number[] {
  return [...Array(pages).keys()].slice(1);
}

function combine(results: UseQueryResult<PharmacyPage>[]) {
  return {
    answers: results.map(({ data }) => data),
    failed: results.some(({ isError, data }) => isError && !data),
    retry() {
      for (const { data, refetch } of results) if (!data) void refetch();
    },
  };
}
