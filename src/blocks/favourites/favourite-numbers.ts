import { observable } from '../../lib/observable';
import { favourites } from './favourites';

const numbersNow = () => new Set(favourites.read().map(({ productNumber }) => productNumber));

/** Which goods are favourites: read once for all buttons, and again when this page or another tab changes the list. */
export const favouriteNumbers = observable(numbersNow());
favourites.subscribe(() => favouriteNumbers.set(numbersNow()));
