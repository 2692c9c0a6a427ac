import type { FacetParams } from '@apptus/esales-api';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ProductNumber } from '../../domain/ids';
import { limits } from '../../domain/limits';
import { ask } from './ask';
import {
  autocompleteSchema,
  landingPageSchema,
  navigationTreeSchema,
  productPageSchema,
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

/** The flyout's categories. */
export function navigationTreeQuery() {
  return queryOptions({
    queryKey: ['elevate', 'navigation-tree'],
    queryFn: ({ signal }) => ask((query) => query.navigationTree(), navigationTreeSchema, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function searchPageQuery({ q, ...listing }: Listing & { q: string }) {
  const params = { q, ...listingParams(listing) };
  return queryOptions({
    queryKey: ['elevate', 'search-page', params],
    queryFn: ({ signal }) => ask((query) => query.searchPage(params), searchPageSchema, signal),
    placeholderData: keepPreviousData,
  });
}

/** The goods of a category, brand or campaign; `pageReference` is the page data's `reference`. */
export function landingPageQuery({ pageReference, ...listing }: Listing & { pageReference: string }) {
  const params = { pageReference, ...listingParams(listing) };
  return queryOptions({
    queryKey: ['elevate', 'landing-page', params],
    queryFn: ({ signal }) =>
      ask((query) => query.landingPage(params, { primaryList: { include: true } }), landingPageSchema, signal),
    placeholderData: keepPreviousData,
  });
}

/** Suggestions for what has been typed; before anything has been, what the visitor searched for and looked at. */
export function autocompleteQuery(q: string) {
  return queryOptions({
    queryKey: ['elevate', 'autocomplete', q],
    queryFn: ({ signal }) => ask((query) => query.autocomplete({ q }), autocompleteSchema, signal),
    placeholderData: keepPreviousData,
  });
}

const { perList } = limits.recommendations;

/** 'Andra köpte också', 'Liknande produkter', 'Köps ofta tillsammans': list ids `others`, `similar`, `together`. */
export function recommendationsQuery(productNumber: ProductNumber) {
  const recommendationLists = [
    { id: 'others', algorithm: 'PERSONAL' as const, limit: perList },
    { id: 'similar', algorithm: 'ALTERNATIVES' as const, limit: perList },
    { id: 'together', algorithm: 'STYLE_WITH' as const, limit: perList },
  ];
  return queryOptions({
    queryKey: ['elevate', 'product-page', productNumber],
    queryFn: ({ signal }) =>
      ask(
        (query) => query.productPage({ productKey: productNumber }, { recommendationLists }),
        productPageSchema,
        signal,
      ),
    staleTime: limits.query.collect,
  });
}
