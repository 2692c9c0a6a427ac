import { useSyncExternalStore } from 'react';
import type { Stored } from './create-storage';

/**
 * What is stored, in any part and following other tabs: the fallback while prerendered markup is taken over,
 * then the stored value. Written with `stored.write`.
 */
export function useStored<T>(stored: Stored<T>): T {
  return useSyncExternalStore(stored.subscribe, stored.read, () => stored.fallback);
}
