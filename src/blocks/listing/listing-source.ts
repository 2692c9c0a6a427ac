import { landingPageQuery, searchPageQuery } from '../../api/elevate/queries';
import { type ListingAddress, listingOf } from './listing-address';

/** `relaxed`: the products that have most of the words, where none has all. */
export type ListingSource =
  | { kind: 'landing'; reference: string }
  | { kind: 'search'; q: string; relaxed?: boolean | undefined };

/** What is asked for the products of an address; whoever asks for the same shares one answer. */
export function listingQuery(source: ListingSource, address: ListingAddress) {
  const query =
    source.kind === 'search'
      ? searchPageQuery({ q: source.q, relaxed: source.relaxed, ...listingOf(address) })
      : landingPageQuery({ pageReference: source.reference, ...listingOf(address) });
  // The type of a union of options is more than the hook takes; both have the same parts that are used.
  return query as ReturnType<typeof landingPageQuery>;
}
