/** The longest text that is searched for. */
const longest = 200;

/** What is looked for when somebody has written this: without what no keyboard writes, and never cut through a sign. */
export function searchWords(text: string): string {
  return text
    .slice(0, longest)
    .replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .trim();
}
