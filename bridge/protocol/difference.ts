import { hidden } from './redact';

/** The path of the first difference; a hidden value on either side equals any value. Null if there is none. */
export function differenceOf(expected: unknown, actual: unknown, path = 'payload'): string | null {
  if (expected === hidden || actual === hidden || Object.is(expected, actual)) return null;
  const areObjects = [expected, actual].every((value) => typeof value === 'object' && value !== null);
  if (!areObjects) return path;
  const [a, b] = [expected, actual] as [Record<string, unknown>, Record<string, unknown>];
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const found = differenceOf(a[key], b[key], `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}
