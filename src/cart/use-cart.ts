import { useValue } from '../lib/use-value';
import { beforeStart, type CartView, cartView } from './view';

/** The cart with the changes that are on their way; nothing while prerendered markup is taken over. */
export function useCart(): CartView {
  return useValue(cartView, beforeStart);
}
