import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import type { Facet, ListAnswer } from '../../api/elevate/schema';
import type { ProductCard } from '../../domain/product';
import { useHydrated } from '../../lib/use-hydrated';
import { isFiltered, isPlain, type ListingAddress } from './listing-address';
import { type ListingSource, listingQuery } from './listing-source';

/** The first page of products, if prerendered: shown until the address changes the list. */
export interface FirstPage {
  products: ProductCard[];
  total: number;
}

export interface ShownProducts {
  cards: ProductCard[];
  total: number;
  /** They are prerendered, and may have changed since. */
  fromPage: boolean;
  /** They have come after the screen. */
  isDeferred: boolean;
}

interface ListingState {
  /** Undefined while nothing can be shown. */
  shown: ShownProducts | undefined;
  /** Total number of products, as far as known. */
  total: number;
  /** Undefined until the search service has answered; those of its last answer if it fails. */
  facets: Facet[] | undefined;
  /** The shown products belong to an earlier address. */
  isStale: boolean;
  failed: boolean;
  retry(): void;
}

interface ListingOptions {
  source: ListingSource;
  address: ListingAddress;
  first: FirstPage | undefined;
  /** The filters are open: facets are fetched even if the products were prerendered. */
  filtering: boolean;
}

/** The products of an address, and the previous ones while those load. */
export function useListing({ source, address, first, filtering }: ListingOptions): ListingState {
  const hydrated = useHydrated();
  const showsFirst = first !== undefined && isPlain(address);
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...listingQuery(source, address),
    enabled: hydrated && (!showsFirst || filtering),
  });
  const [last, setLast] = useState(data?.primaryList);
  if (data && data.primaryList !== last) setLast(data.primaryList);

  const failed = isError && !data && !showsFirst;
  // The shown products stay until the request is answered; if it was for more of them, also when it fails.
  const asksForMore = address.page > 1;
  const list = data?.primaryList ?? (failed && asksForMore ? last : undefined);
  const standsIn = !list && (!failed || (asksForMore && address.sort === 'score' && !isFiltered(address)));
  const brought = showsFirst || standsIn ? first : undefined;
  const found = useMemo(() => productsOf(brought, list), [brought, list]);
  const [isDeferred] = useState(found === undefined);
  const requested = useMemo(() => found && { ...found, isDeferred }, [found, isDeferred]);
  // The choice shows immediately; three dozen products follow when they are ready. The first ones come in steps.
  const shown = useDeferredValue(requested) ?? requested;
  const isWaiting = !showsFirst && (isPlaceholderData || (brought !== undefined && !failed));
  return {
    shown,
    total: requested?.total ?? 0,
    facets: list?.facets ?? (failed ? last?.facets : undefined),
    isStale: shown !== requested || isWaiting,
    failed,
    retry: () => void refetch(),
  };
}

function productsOf(
  brought: FirstPage | undefined,
  list: ListAnswer['primaryList'] | undefined,
): Omit<ShownProducts, 'isDeferred'> | undefined {
  if (brought) return { cards: brought.products, total: brought.total, fromPage: true };
  return list && { cards: list.productGroups.map(({ card }) => card), total: list.totalHits, fromPage: false };
}
