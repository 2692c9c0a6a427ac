import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ProductNumber } from '../../domain/ids';
import { limits } from '../../domain/limits';
import type { PharmacyId, Position } from '../../domain/pharmacy';
import { path, request } from '../http';
import { or404 } from '../missing';
import { locatedPlaceSchema, pharmacyPageSchema, placeSuggestionsSchema } from './schema';

export interface PharmacySearch {
  /** Counted from 0. */
  page?: number;
  /** A place, a street or a name; the origin counts before it. */
  location?: string;
  origin?: Position;
  /** Ids of the filters' choices. */
  languages?: readonly string[];
  bookableServices?: readonly string[];
  locationServices?: readonly string[];
  /** The products whose stock is asked for. */
  products?: readonly ProductNumber[];
  inStockOnly?: boolean;
  /** Only this one. */
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
    option: search.inStockOnly ? 'inStockOnly' : undefined,
    pharmacy: search.pharmacy,
  };
}

/** To about ten metres: nobody needs to know more exactly where somebody stands. */
function degrees(value: number): number {
  return Number(value.toFixed(4));
}

function list<T extends string>(ids: readonly T[] = []): readonly T[] | undefined {
  return ids.length > 0 ? ids : undefined;
}

/** One page of pharmacies, nearest first where it is known from where. Stock is told anew about every two hours. */
export function pharmacySearchQuery(search: PharmacySearch) {
  const query = searchParams(search);
  return queryOptions({
    queryKey: ['pharmacy', 'search', query],
    queryFn: ({ signal }) =>
      request({ service: 'pharmacy', path: '/public/pharmacy/search', query, schema: pharmacyPageSchema, signal }),
    placeholderData: keepPreviousData,
    staleTime: limits.query.collect,
  });
}

/** Where the place is that a text means best; null where it means none. */
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

/** Names of places while somebody types. */
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
