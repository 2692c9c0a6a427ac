import { atom } from 'jotai';
import { favouritesAtom } from './favourites';

/** Which products are favourites: one set for all buttons. */
export const favouriteNumbersAtom = atom(
  (get) => new Set(get(favouritesAtom).map(({ productNumber }) => productNumber)),
);
