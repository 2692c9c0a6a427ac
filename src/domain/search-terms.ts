/** Maximum length of a search. */
const longest = 200;

/** Cleans a search text: removes control characters and lone surrogates, and never cuts through a character. */
export function searchTerms(text: string): string {
  return text
    .slice(0, longest)
    .replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .trim();
}
