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

/** The pharmacies of the first `pages` pages of a search; nothing is requested while it is null. */
export function useFoundPharmacies(search: PharmacySearch | null, pages: number): FoundPharmacies {
  const client = useQueryClient();
  const online = useOnline();
  const asked = search ?? nothing;
  const start = pharmacySearchQuery({ ...asked, page: 0 });
  const first = useQuery({
    ...start,
    placeholderData: keepPreviousData,
    enabled: search !== null,
  });
  const firstPage = search === null || first.isPlaceholderData ? undefined : first.data;
  // An address may have more pages than there are.
  const shownPages = Math.max(1, Math.min(pages, firstPage?.totalPages ?? 1));
  const queries = numbersTo(shownPages).map((page) => pharmacySearchQuery({ ...asked, page }));
  const known = queries.filter(({ queryKey }) => client.getQueryData(queryKey) !== undefined).length;
  const further = useQueries({ queries: queries.slice(0, known + atOnce), combine });
  const loaded = useMemo(
    () => (firstPage ? [firstPage, ...untilMissing(further.answers)] : []),
    [firstPage, further.answers],
  );
  const found = useMemo(() => loaded.flatMap(({ content }) => content), [loaded]);
  const complete =
    firstPage !== undefined && further.answers.length >= shownPages - 1 && further.answers.every(Boolean);
  const failed = search !== null && !complete && (first.isError || further.failed || !online);

  return {
    search: hashKey(start.queryKey),
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
