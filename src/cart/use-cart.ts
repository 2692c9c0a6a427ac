import { useAtomValue } from 'jotai';
import { type CartView, cartViewAtom } from './view';

/** The cart with pending changes, for components that are not prerendered. */
export function useCart(): CartView {
  return useAtomValue(cartViewAtom);
}
