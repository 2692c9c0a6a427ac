import { useAtomValue } from 'jotai';
import { type CartView, cartViewAtom } from './view';

/** The cart with the changes that are on their way, for what no prerendered markup shows. */
export function useCart(): CartView {
  return useAtomValue(cartViewAtom);
}
