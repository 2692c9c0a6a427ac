import type { FacetParams } from '@apptus/esales-api';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ProductNumber } from '../../domain/ids';
import { limits } from '../../domain/limits';
import { ask } from './ask';
import { takeSearch } from './client';
import { contentLists } from './first-search-page';
import {
  autocompleteSchema,
  type LandingPage,
  type ListAnswer,
  landingPageSchema,
  navigationTreeSchema,
  recommendationsSchema,
  type SearchPage,
  searchPageSchema,
} from './schema';

const sorts = {
  score: 'RELEVANCE',
  rating: 'RATING',
  priceLow: 'PRICE_ASCENDING',
  priceHigh: 'PRICE_DESCENDING',
  title: 'TITLE',
} as const;

export type Sort = keyof typeof sorts;
export type Facets = FacetParams;

export interface Listing {
  facets?: Facets;
  sort?: Sort;
  skip?: number;
  limit?: number;
}

function listingParams({ facets, sort = 'score', skip = 0, limit = limits.listing.pageSize }: Listing) {
  return { sort: sorts[sort], skip, limit, ...(facets && { facets }) };
}

/** Without filters, in the service's own order. */
function isFirstPage({ facets = {}, sort = 'score', skip = 0, limit = limits.listing.pageSize }: Listing): boolean {
  const isPlain = sort === 'score' && Object.keys(facets).length === 0;
  return isPlain && skip === 0 && limit === limits.listing.pageSize;
}

/** More than one page is combined from cached and new pages. */
function inPages<P extends { limit: number }, A extends ListAnswer>(
  params: P,
  known: (params: P) => A | undefined,
  page: (params: P) => Promise<A>,
): Promise<A> {
  if (params.limit <= limits.listing.pageSize) return page(params);
  return import('./long-list').then(({ longList }) => longList(params, known, page));
}

/** The categories of the flyout menu. */
export function navigationTreeQuery() {
  return queryOptions({
    queryKey: ['elevate', 'navigation-tree'],
    queryFn: ({ signal }) => ask((query) => query.navigationTree(), navigationTreeSchema, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

interface SearchRequest extends Listing {
  q: string;
  /** Disables correction of the search. */
  asTyped?: boolean;
  /** Products that match most of the words, if none matches all: the secondary list becomes the primary one. */
  relaxed?: boolean | undefined;
}

/** Products that match a search, with the first matching texts. */
export function searchPageQuery({ q, asTyped = false, relaxed = false, ...listing }: SearchRequest) {
  const params = {
    q,
    ...listingParams(listing),
    ...(asTyped && { origin: 'UNDO_AUTO_CORRECT' as const }),
    ...(relaxed && { viewAllSecondary: true }),
  };
  return queryOptions({
    queryKey: ['elevate', 'search-page', params],
    queryFn: ({ client, signal }) =>
      inPages(
        params,
        (shorter) => client.getQueryData<SearchPage>(['elevate', 'search-page', shorter]),
        (part) => {
          const answered = isFirstPage(listing) && !asTyped && !relaxed ? takeSearch(q) : undefined;
          return ask((query) => query.searchPage(part, { contentLists }), searchPageSchema, signal, answered);
        },
      ),
    placeholderData: keepPreviousData,
  });
}

/** The products of a category, brand or campaign; `pageReference` is the page data's `reference`. */
export function landingPageQuery({ pageReference, ...listing }: Listing & { pageReference: string }) {
  const params = { pageReference, ...listingParams(listing) };
  return queryOptions({
    queryKey: ['elevate', 'landing-page', params],
    queryFn: ({ client, signal }) =>
      inPages(
        params,
        (shorter) => client.getQueryData<LandingPage>(['elevate', 'landing-page', shorter]),
        (part) =>
          ask((query) => query.landingPage(part, { primaryList: { include: true } }), landingPageSchema, signal),
      ),
    placeholderData: keepPreviousData,
  });
}

/**
 * Suggestions for the text typed so far, not fetched again while letters are taken back; if it is empty, the visitor's
 * recent searches and viewed products, which change with every visit of a page.
 */
export function autocompleteQuery(q: string) {
  return queryOptions({
    queryKey: ['elevate', 'autocomplete', q],
    queryFn: ({ signal }) => ask((query) => query.autocomplete({ q }), autocompleteSchema, signal),
    placeholderData: keepPreviousData,
    staleTime: q === '' ? 0 : limits.query.collect,
  });
}

const { perList } = limits.recommendations;

/**
 * 'Andra köpte också', 'Liknande produkter', 'Köps ofta tillsammans' and 'Mer från …': list ids `others`, `similar`,
 * `together`, `brand`. In one request, so that they are chosen to go with the product and each other.
 */
export function recommendationsQuery(productNumber: ProductNumber) {
  const recommendationLists = [
    { id: 'others', algorithm: 'PERSONAL' as const, limit: perList },
    { id: 'similar', algorithm: 'ALTERNATIVES' as const, limit: perList },
    { id: 'together', algorithm: 'STYLE_WITH' as const, limit: perList },
    { id: 'brand', algorithm: 'MORE_FROM_SERIES' as const, limit: perList },
  ];
  return queryOptions({
    queryKey: ['elevate', 'product-page', productNumber],
    queryFn: ({ signal }) =>
      ask(
        (query) => query.productPage({ productKey: productNumber }, { recommendationLists }),
        recommendationsSchema,
        signal,
      ),
    staleTime: limits.query.collect,
  });
}
