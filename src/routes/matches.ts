/**
 * Whether a path matches a pattern: `:name` matches one segment, `:name-:id` one that ends in a number, `*` at the end
 * everything below, and the path above it.
 */
export function matches(pattern: string, path: string): boolean {
  const expected = pattern.split('/');
  const segments = path.split('/');
  function fits(segment: string, index: number): boolean {
    const actual = segments[index];
    if (segment.startsWith(':')) return segment.endsWith('-:id') ? /.-\d+$/.test(actual ?? '') : Boolean(actual);
    return segment === actual;
  }
  if (expected.at(-1) === '*') return segments.length >= expected.length && expected.slice(0, -1).every(fits);
  return segments.length === expected.length && expected.every(fits);
}
