/** `e-post, postnummer och ort`; empty without words. */
export function formatList(words: readonly string[]): string {
  return new Intl.ListFormat('sv-SE', { type: 'conjunction' }).format(words);
}
