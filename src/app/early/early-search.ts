import type { SearchKeys } from '../../platform/search-session';

/** The first page of a search, which the document's own script has requested before the shop's code has come. */
export interface EarlySearch {
  q: string;
  /** Of a visitor whom the search service does not know yet. */
  keys: SearchKeys;
  answer: Promise<Response>;
  /** It could not be sent: the configuration has failed, which has the address. */
  isUnsent: boolean;
}

/** Hands over the answer once, failures included, to whoever requests the same search under the same keys. */
export function takeEarlySearch(
  page: Pick<Window, 'luckanEarly'>,
  keys: () => SearchKeys,
): (q: string) => Promise<Response> | undefined {
  return (q) => {
    const { luckanEarly: early } = page;
    const search = early?.search;
    if (search?.q !== q || search.isUnsent || search.keys.sessionKey !== keys().sessionKey) return undefined;
    delete early?.search;
    return search.answer;
  };
}
