export type ScrollAction = 'keep' | 'restore' | 'top';

interface Address {
  path: string;
  search: string;
}

/** Routes whose position is never restored. */
const neverRestored = ['/hitta-apotek/'];

/** What is searched for; empty on pages without a search. */
export function searchQuery(search: string): string {
  return new URLSearchParams(search).get('q') ?? '';
}

/**
 * The position is restored on history navigation, and a new page starts at its top; a fresh document is left where its
 * reader has scrolled it meanwhile. The same path keeps its position if only query parameters, facets or sort change; a
 * changed `q` is a new search and counts as a new page.
 */
export function scrollAction(from: Address | null, to: Address, through: 'push' | 'history'): ScrollAction {
  if (from && from.path === to.path && searchQuery(from.search) === searchQuery(to.search)) return 'keep';
  if (through === 'history' && !neverRestored.includes(to.path)) return 'restore';
  return from ? 'top' : 'keep';
}
