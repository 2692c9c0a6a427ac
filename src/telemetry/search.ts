import { track } from './track';

let reported = '';

/** A search is reported once, while typing or on its page; repeating it counts again only after another one. */
export function trackSearch(term: string): void {
  if (term === reported) return;
  reported = term;
  track('search', { search_term: term });
}
