import { useEffect } from 'react';
import type { ProductCard } from '../../domain/product';
import { observable } from '../../lib/observable';
import { part } from '../../lib/part';
import { useValue } from '../../lib/use-value';

const button = part('FavouriteButton', () => import('./FavouriteButton').then((m) => m.FavouriteButton), {
  late: true,
});
const isThere = observable(false);

/**
 * Where a good can be made a favourite. The button does nothing without script, so no document holds it: it comes
 * after the page, and where it cannot be had nobody misses it. It lies over its surroundings, which do not move.
 */
export function FavouriteSpot({ card }: { card: ProductCard }) {
  const shown = useValue(isThere, false);
  useEffect(() => {
    button.load().then(
      () => isThere.set(true),
      () => {},
    );
  }, []);
  return shown && <button.Component card={card} />;
}
