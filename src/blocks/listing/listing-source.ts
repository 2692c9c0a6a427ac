import { landingPageQuery, searchPageQuery } from '../../api/elevate/queries';
import { type ListingAddress, listingOf } from './listing-address';

/** `relaxed`: the products that match most of the words, if none matches all. */
export type ListingSource =
  | { kind: 'landing'; reference: string }
  | { kind: 'search'; q: string; relaxed?: boolean | undefined };

/** The query for an address's products; the same query shares one answer. */
export function listingQuery(source: ListingSource, address: ListingAddress) {
  const query =
    source.kind === 'search'
      ? searchPageQuery({ q: source.q, relaxed: source.relaxed, ...listingOf(address) })
      : landingPageQuery({ pageReference: source.reference, ...listingOf(address) });
  // The hook does not accept a union of options; both have the parts that are used.
  return query as ReturnType<typeof landingPageQuery>;
}
