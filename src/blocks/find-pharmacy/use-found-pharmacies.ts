import { keepPreviousData, type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type PharmacySearch, pharmacySearchQuery } from '../../api/pharmacy/queries';
import type { FoundPharmacy, PharmacyPage } from '../../domain/pharmacy';
import { useOnline } from '../../lib/use-online';

export interface FoundPharmacies {
  /** All pharmacies of the pages that have loaded; undefined until the first has. */
  found: readonly FoundPharmacy[] | undefined;
  /** The filters to choose from, those of an earlier search while loading. */
  choices: PharmacyPage | undefined;
  /** The number of pages that are shown or loading, and of all. */
  pages: number;
  totalPages: number;
  /** When the shown stock was last updated; null if that is not known. */
  stockUpdated: string | null;
  loading: boolean;
  failed: boolean;
  retry(): void;
}

const nothing: PharmacySearch = {};

/** The pharmacies of the first `pages` pages of a search; nothing is requested while it is null. */
export function useFoundPharmacies(search: PharmacySearch | null, pages: number): FoundPharmacies {
  const online = useOnline();
  const asked = search ?? nothing;
  const first = useQuery({
    ...pharmacySearchQuery({ ...asked, page: 0 }),
    placeholderData: keepPreviousData,
    enabled: search !== null,
  });
  const firstPage = search === null || first.isPlaceholderData ? undefined : first.data;
  // An address may have more pages than there are.
  const shownPages = Math.max(1, Math.min(pages, firstPage?.totalPages ?? 1));
  const further = useQueries({
    queries: numbersTo(shownPages).map((page) => pharmacySearchQuery({ ...asked, page })),
    combine,
  });
  const content = useMemo(
    () => firstPage && [firstPage, ...further.answers].flatMap((page) => page?.content ?? []),
    [firstPage, further.answers],
  );
  const complete = firstPage !== undefined && further.answers.every(Boolean);
  const failed = search !== null && !complete && (first.isError || further.failed || !online);

  return {
    found: content,
    choices: first.data,
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
