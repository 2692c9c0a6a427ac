/** `e-post, postnummer och ort`; empty without words. */
export function formatList(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} och ${last}`;
}
