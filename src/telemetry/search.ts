import { track } from './track';

let reported = '';

/** A search is reported once, whether while it is typed or on its page; the same words again after others are new. */
export function trackSearch(term: string): void {
  if (term === reported) return;
  reported = term;
  track('search', { search_term: term });
}
