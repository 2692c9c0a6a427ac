import type { LandingList } from '../../api/elevate/landing-lists';

/** The lists that a listing is shown with, by what it is to the page. */
export const landingListsOf = {
  category: ['popular', 'newest'],
  brand: ['popular', 'newest'],
  shelf: ['popular'],
} as const satisfies Record<string, readonly LandingList[]>;
