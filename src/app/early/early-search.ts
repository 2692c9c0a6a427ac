import type { SearchKeys } from '../../platform/search-session';

/** The first page of a search, which the document's own script has asked for before the shop's code has come. */
export interface EarlySearch {
  q: string;
  /** Of a visitor whom the search service does not know yet. */
  keys: SearchKeys;
  answer: Promise<Response>;
  /** It could not be asked: the configuration has failed, which says where. */
  isUnsent: boolean;
}

/** Hands over the answer once, failures included, to whoever asks for the same search under the same keys. */
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
