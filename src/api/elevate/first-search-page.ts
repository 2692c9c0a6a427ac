import { limits } from '../../domain/limits';

interface Asked {
  base: URL;
  market: string;
  locale: string;
  touchpoint: 'desktop' | 'mobile';
  customerKey: string;
  sessionKey: string;
}

/** The lists of texts that come with the products. */
export const contentLists = [{ id: 'content', limit: limits.contentHits.first }];

/** The vendor's client's request for the first page of a search, for a script that is too small to contain it. */
export function firstSearchPage(q: string, { base, market, locale, touchpoint, ...keys }: Asked) {
  const url = new URL('/api/storefront/v3/queries/search-page', base);
  url.search = new URLSearchParams({
    market,
    ...keys,
    locale,
    touchpoint,
    q,
    sort: 'RELEVANCE',
    skip: '0',
    limit: String(limits.listing.pageSize),
  }).toString();
  return {
    url: url.href,
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify({ contentLists }),
  };
}
