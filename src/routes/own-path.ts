const here = 'https://here.invalid';

/** A path of the shop with its query, from a parameter of an address; null for anything that might lead elsewhere. */
export function ownPath(text: string | null): string | null {
  if (text === null || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text) || !URL.canParse(text, here)) return null;
  const { origin, pathname, search, hash } = new URL(text, here);
  return origin === here && !pathname.startsWith('//') ? pathname + search + hash : null;
}
