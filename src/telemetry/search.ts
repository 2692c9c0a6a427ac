import { mayBeReported, type ProductCard } from '../domain/product';
import { track } from './track';

/** Reported in place of every search that is not in the shop's own words. */
const other = 'other';

let reported = '';

/**
 * A search is reported once, while typing or on its page; repeating it counts again only after another one.
 * @param found the products that it has found, as far as they are known
 */
export function trackSearch(term: string, found: readonly ProductCard[]): void {
  if (term === reported) return;
  reported = term;
  track('search', { search_term: reportableTerm(term, found) });
}

/**
 * What visitors type may be about their health, or name themselves. So a search is reported only if all its words are in
 * the name of one product that it has found, and if every one that it has found may be reported.
 */
function reportableTerm(term: string, found: readonly ProductCard[]): string {
  const words = [...wordsOf(term)];
  const isNamedBy = (product: ProductCard) => words.every((word) => wordsOfName(product).has(word));
  return words.length > 0 && found.every(mayBeReported) && found.some(isNamedBy) ? words.join(' ') : other;
}

function wordsOfName({ title, subTitle, brand }: ProductCard): Set<string> {
  return wordsOf(`${title} ${subTitle} ${brand}`);
}

/** Without punctuation, capitals and repetitions. */
function wordsOf(text: string): Set<string> {
  return new Set(
    text
      .normalize()
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu),
  );
}
