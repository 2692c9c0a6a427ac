/**
 * Whether a path matches a pattern: `:name` matches one segment, `*` at the end everything below, and the path above
 * it.
 */
export function matches(pattern: string, path: string): boolean {
  const expected = pattern.split('/');
  const segments = path.split('/');
  const fits = (segment: string, index: number) =>
    segment.startsWith(':') ? Boolean(segments[index]) : segment === segments[index];
  if (expected.at(-1) === '*') return segments.length >= expected.length && expected.slice(0, -1).every(fits);
  return segments.length === expected.length && expected.every(fits);
}
