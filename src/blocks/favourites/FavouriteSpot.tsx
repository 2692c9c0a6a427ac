import type { ProductCard } from '../../domain/product';
import { part } from '../../lib/part';
import { useLoadedLater } from '../../lib/use-loaded-later';

const button = part(() => import('./FavouriteButton'));

/**
 * Where a product can be made a favourite. The button does nothing without script, so no document holds it: it comes
 * after the page, and where it cannot be had nobody misses it. It lies over its surroundings, which do not move.
 */
export function FavouriteSpot({ card }: { card: ProductCard }) {
  return useLoadedLater(button) && <button.Component card={card} />;
}
