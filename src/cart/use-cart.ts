import { useSyncExternalStore } from 'react';
import { beforeStart, type CartView, cartView } from './view';

/** The cart with the changes that are on their way; nothing while prerendered markup is taken over. */
export function useCart(): CartView {
  return useSyncExternalStore(cartView.subscribe, cartView.get, () => beforeStart);
}
