import { useAtomValue } from 'jotai';
import { cartViewAtom } from '../../cart/view';
import { goesWithPrescriptions, type ProductCard } from '../../domain/product';

/** The first list of recommendations for the cart, without medicines while it has prescription medicines. */
export function useRecommended(
  lists: readonly { label?: string | undefined; productGroups: { card: ProductCard }[] }[] = [],
) {
  const hasPrescriptions = useAtomValue(cartViewAtom).cart?.bag != null;
  const [list] = lists;
  const cards = list?.productGroups.map(({ card }) => card) ?? [];
  return { label: list?.label, cards: hasPrescriptions ? cards.filter(goesWithPrescriptions) : cards };
}
