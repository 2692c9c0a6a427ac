import { atom } from 'jotai';
import { favouritesAtom } from './favourites';

/** The product numbers of all favourites: one set for all buttons. */
export const favouriteNumbersAtom = atom(
  (get) => new Set(get(favouritesAtom).map(({ productNumber }) => productNumber)),
);
