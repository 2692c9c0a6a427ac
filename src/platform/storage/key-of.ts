import type { EntryName } from './registry';

/** The entry's key in its storage area. */
export function keyOf(name: EntryName): string {
  return `luckan.${name}.v1`;
}
