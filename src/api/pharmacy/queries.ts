import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ProductNumber } from '../../domain/ids';
import { limits } from '../../domain/limits';
import type { PharmacyId, Position } from '../../domain/pharmacy';
import { yieldToMain } from '../../lib/yield-to-main';
import { path, request } from '../http';
import { or404 } from '../missing';
import { locatedPlaceSchema, pharmacyPageSchema, placeSuggestionsSchema } from './schema';

export interface PharmacySearch {
  /** Starts at 0. */
  page?: number;
  /** A place, a street or a name; `origin` takes precedence. */
  location?: string;
  origin?: Position;
  /** Ids of filter options. */
  languages?: readonly string[];
  bookableServices?: readonly string[];
  locationServices?: readonly string[];
  /** Products whose stock is included. */
  products?: readonly ProductNumber[];
  /** Instead of products: the stock of what may be dispensed on it, for who may see it. */
  prescriptionId?: string;
  inStockOnly?: boolean;
  /** Limits the search to this pharmacy. */
  pharmacy?: PharmacyId;
}

function searchParams(search: PharmacySearch) {
  const { page = 0, location, origin, languages, bookableServices, locationServices } = search;
  return {
    page,
    pageSize: limits.pharmacySearch.pageSize,
    location: location?.trim() || undefined,
    originLatitude: origin && degrees(origin.latitude),
    originLongitude: origin && degrees(origin.longitude),
    languages: list(languages),
    bookableServices: list(bookableServices),
    locationServices: list(locationServices),
    productsIds: list(search.products),
    prescriptionId: search.prescriptionId,
    option: search.inStockOnly ? 'inStockOnly' : undefined,
    pharmacy: search.pharmacy,
  };
}

/** Rounds to about ten metres, which is precise enough and protects the visitor's privacy. */
function degrees(value: number): number {
  return Number(value.toFixed(4));
}

function list<T extends string>(ids: readonly T[] = []): readonly T[] | undefined {
  return ids.length > 0 ? ids : undefined;
}

/** One page of pharmacies, nearest first if there is an origin. Stock is updated about every two hours. */
export function pharmacySearchQuery(search: PharmacySearch) {
  const query = searchParams(search);
  return queryOptions({
    queryKey: ['pharmacy', 'search', query],
    queryFn: async ({ signal }) => {
      // Several of the further pages are requested together: each in a task of its own.
      if (query.page > 0) await yieldToMain();
      return request({
        service: 'pharmacy',
        path: '/public/pharmacy/search',
        query,
        schema: pharmacyPageSchema,
        signal,
        ...(query.prescriptionId !== undefined && { auth: true as const }),
      });
    },
    staleTime: limits.query.collect,
  });
}

/** The best match for the name of a place; null if there is none. */
export function placeQuery(text: string) {
  const location = text.trim();
  return queryOptions({
    queryKey: ['pharmacy', 'place', location],
    queryFn: ({ signal }) =>
      or404(
        request({
          service: 'pharmacy',
          path: '/public/pharmacy/location/search',
          query: { location },
          schema: locatedPlaceSchema,
          signal,
        }),
        null,
      ),
    enabled: location !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Place names that match the typed text. */
export function placeSuggestionsQuery(typed: string) {
  const q = typed.trim();
  return queryOptions({
    queryKey: ['pharmacy', 'suggest', q],
    queryFn: async ({ signal }) => {
      const { suggestions } = await request({
        service: 'pharmacy',
        path: path`/public/location/suggest/${q}`,
        schema: placeSuggestionsSchema,
        signal,
      });
      return suggestions;
    },
    enabled: q !== '',
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
