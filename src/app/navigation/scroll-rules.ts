/** What to do with the scroll position when an address is shown. */
export type ScrollAction = 'keep' | 'restore' | 'top';

interface Address {
  path: string;
  search: string;
}

/** Routes whose position is never restored. */
const neverRestored = ['/hitta-apotek/'];

function query({ search }: Address): string {
  return new URLSearchParams(search).get('q') ?? '';
}

/**
 * Position is restored when going through the history, and a new page starts at its top; a document that has just
 * come is left where its reader has scrolled it meanwhile. The same path with only query parameters, facets or sort
 * changed keeps its position; a changed `q` is a new search, and does not count.
 */
export function scrollAction(from: Address | null, to: Address, through: 'push' | 'history'): ScrollAction {
  if (from && from.path === to.path && query(from) === query(to)) return 'keep';
  if (through === 'history' && !neverRestored.includes(to.path)) return 'restore';
  return from ? 'top' : 'keep';
}
