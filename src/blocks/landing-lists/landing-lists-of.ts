import type { LandingList } from '../../api/elevate/landing-lists';

/** The lists shown for a listing, by how it relates to the page. */
export const landingListsOf = {
  category: ['popular', 'newest'],
  brand: ['popular', 'newest'],
  shelf: ['popular'],
} as const satisfies Record<string, readonly LandingList[]>;
