import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import type { ProductCard } from '../../domain/product';
import { part } from '../../lib/part';
import { usePrerendered } from '../../lib/use-prerendered';

const button = part('FavouriteButton', () => import('./FavouriteButton').then((m) => m.FavouriteButton), {
  late: true,
});
const isLoadedAtom = atom(false);

/**
 * Where a good can be made a favourite. The button does nothing without script, so no document holds it: it comes
 * after the page, and where it cannot be had nobody misses it. It lies over its surroundings, which do not move.
 */
export function FavouriteSpot({ card }: { card: ProductCard }) {
  const shown = usePrerendered(useAtomValue(isLoadedAtom), false);
  const setLoaded = useSetAtom(isLoadedAtom);
  useEffect(() => {
    button.load().then(
      () => setLoaded(true),
      () => {},
    );
  }, [setLoaded]);
  return shown && <button.Component card={card} />;
}
