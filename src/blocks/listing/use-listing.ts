import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import type { Facet, ListAnswer } from '../../api/elevate/schema';
import type { ProductCard } from '../../domain/product';
import { useHydrated } from '../../lib/use-hydrated';
import { isFiltered, isPlain, type ListingAddress } from './listing-address';
import { type ListingSource, listingQuery } from './listing-source';

/** The first page of products, where the page brought it: shown until the address asks for something else. */
export interface FirstPage {
  products: ProductCard[];
  total: number;
}

export interface ShownProducts {
  cards: ProductCard[];
  total: number;
  /** They were written into a page, and may have changed since. */
  fromPage: boolean;
}

interface ListingState {
  /** Undefined while nothing can be shown. */
  shown: ShownProducts | undefined;
  /** How many the address has, as far as that is known. */
  total: number;
  /** Undefined until the search service has answered. */
  facets: Facet[] | undefined;
  /** What is shown belongs to an earlier address. */
  isStale: boolean;
  failed: boolean;
  retry(): void;
}

interface Wanted {
  source: ListingSource;
  address: ListingAddress;
  first: FirstPage | undefined;
  /** The filters are open: their facets are asked for even where the page brought the products. */
  filtering: boolean;
}

/** The products of an address, and those of the one before for as long as they stand in. */
export function useListing({ source, address, first, filtering }: Wanted): ListingState {
  const hydrated = useHydrated();
  const showsFirst = first !== undefined && isPlain(address);
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...listingQuery(source, address),
    enabled: hydrated && (!showsFirst || filtering),
  });
  const [last, setLast] = useState(data?.primaryList);
  if (data && data.primaryList !== last) setLast(data.primaryList);

  const failed = isError && !data && !showsFirst;
  // What is shown stays until there is an answer to the request; where that was for more of it, without one too.
  const asksForMore = address.page > 1;
  const list = data?.primaryList ?? (failed && asksForMore ? last : undefined);
  const standsIn = !list && (!failed || (asksForMore && address.sort === 'score' && !isFiltered(address)));
  const brought = showsFirst || standsIn ? first : undefined;
  const requested = useMemo(() => productsOf(brought, list), [brought, list]);
  // What was chosen is seen at once; three dozen products follow when they are ready.
  const shown = useDeferredValue(requested);
  const isWaiting = !showsFirst && (isPlaceholderData || (brought !== undefined && !failed));
  return {
    shown,
    total: requested?.total ?? 0,
    facets: list?.facets,
    isStale: shown !== requested || isWaiting,
    failed,
    retry: () => void refetch(),
  };
}

function productsOf(
  brought: FirstPage | undefined,
  list: ListAnswer['primaryList'] | undefined,
): ShownProducts | undefined {
  if (brought) return { cards: brought.products, total: brought.total, fromPage: true };
  return list && { cards: list.productGroups.map(({ card }) => card), total: list.totalHits, fromPage: false };
}
