import { useDeferredValue } from 'react';
import { useHydrated } from './use-hydrated';

/**
 * False for the first render of a screen after navigation, so that its upper part is painted first.
 * True immediately while prerendered markup is hydrated, since that already contains the lower part.
 */
export function useBelowFold(): boolean {
  return useDeferredValue(true, !useHydrated());
}
