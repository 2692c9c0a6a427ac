import type { Facets, Listing, Sort } from '../../api/elevate/queries';
import { limits } from '../../domain/limits';

/** What a listing shows, as stored in its address: sort, page and facets; `q` belongs to the search page. */
export interface ListingAddress {
  sort: Sort;
  /** Starts at 1: all products up to and including this page are shown. */
  page: number;
  /** Chosen values by facet id. */
  chosen: Readonly<Record<string, readonly string[]>>;
  /** Whole kronor. */
  price: { min: number; max: number } | null;
  /** On the search page: searches for the exact text, without correction. */
  asTyped: boolean;
}

export const sorts = ['score', 'rating', 'priceLow', 'priceHigh', 'title'] as const;
const textFacets = ['campaign', 'category', 'brand', 'substance'] as const;
const maxPage = 50;
const asTypedParameter = 'ordagrant';
/** A name of a brand, a category or the like; a bar would split it in two. */
const facetValue = /^[^\p{C}|]{1,100}$/u;
const mostValues = 50;

function readPrice(text: string | null): ListingAddress['price'] {
  const [, min, max] = /^(\d{1,6})-(\d{1,6})$/.exec(text ?? '') ?? [];
  if (min === undefined || max === undefined || Number(min) > Number(max)) return null;
  return { min: Number(min), max: Number(max) };
}

/** Ignores invalid values in the address. */
export function readListing(search: string): ListingAddress {
  const params = new URLSearchParams(search);
  const page = Number(/^\d+$/.exec(params.get('sida') ?? '') ?? 1);
  const chosen = textFacets.flatMap((id) => {
    const values = new Set(params.getAll(id).filter((value) => facetValue.test(value)));
    return values.size > 0 ? [[id, [...values].slice(0, mostValues)] as const] : [];
  });
  return {
    sort: sorts.find((word) => word === params.get('sort')) ?? 'score',
    page: Math.min(Math.max(page, 1), maxPage),
    chosen: Object.fromEntries(chosen),
    price: readPrice(params.get('price')),
    asTyped: params.has(asTypedParameter),
  };
}

/** @returns the query string with its question mark, or nothing for the default state */
export function writeListing({ sort, page, chosen, price, asTyped }: ListingAddress, q: string | null): string {
  const params = new URLSearchParams();
  if (q !== null) params.set('q', q);
  if (asTyped) params.set(asTypedParameter, '1');
  if (sort !== 'score') params.set('sort', sort);
  for (const [id, values] of Object.entries(chosen)) for (const value of values) params.append(id, value);
  if (price) params.set('price', `${price.min}-${price.max}`);
  if (page > 1) params.set('sida', String(page));
  const text = params.toString();
  return text && `?${text}`;
}

/** A change of filter or sort returns to the first page. */
export function toggled(address: ListingAddress, facet: string, value: string): ListingAddress {
  const before = address.chosen[facet] ?? [];
  const after = before.includes(value) ? before.filter((each) => each !== value) : [...before, value];
  const { [facet]: _old, ...others } = address.chosen;
  return { ...address, page: 1, chosen: after.length > 0 ? { ...others, [facet]: after } : others };
}

export function isFiltered({ chosen, price }: ListingAddress): boolean {
  return price !== null || Object.keys(chosen).length > 0;
}

/** Nothing is chosen: the first page, the same for all visitors. */
export function isPlain(address: ListingAddress): boolean {
  return address.sort === 'score' && address.page === 1 && !isFiltered(address);
}

function facetsOf({ chosen, price }: ListingAddress): Facets {
  const texts = Object.entries(chosen).map(([id, values]) => [id, [...values]] as const);
  return { ...Object.fromEntries(texts), ...(price && { price }) };
}

/** The request to the search service: components that show the same address share one answer. */
export function listingOf(address: ListingAddress): Listing & { asTyped: boolean } {
  const { sort, page, asTyped } = address;
  return { facets: facetsOf(address), sort, limit: page * limits.listing.pageSize, asTyped };
}
