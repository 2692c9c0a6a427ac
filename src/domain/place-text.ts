import type { NamedPlace } from './pharmacy';

/** A place as it is searched for: with its county, since several places may share a name. */
export function placeText({ name, county }: NamedPlace): string {
  return `${name}, ${county}`;
}
