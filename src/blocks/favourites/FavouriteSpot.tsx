import type { ProductCard } from '../../domain/product';
import { part } from '../../lib/part';
import { useLoadedLater } from '../../lib/use-loaded-later';

const button = part(() => import('./FavouriteButton'));

/**
 * Placeholder for the favourite button. The button needs script, so no document contains it: it loads after the page,
 * and fails silently. It overlaps its surroundings, so nothing moves.
 */
export function FavouriteSpot({ card }: { card: ProductCard }) {
  return useLoadedLater(button) && <button.Component card={card} />;
}
