import { useDeferredValue } from 'react';
import { useHydrated } from './use-hydrated';

/**
 * False for the first render of a screen that comes by navigation, so that its upper part is painted first.
 * True at once while prerendered markup is taken over, which holds the lower part already.
 */
export function useBelowFold(): boolean {
  return useDeferredValue(true, !useHydrated());
}
