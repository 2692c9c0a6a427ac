import { useSyncExternalStore } from 'react';
import type { Observable } from './observable';

/**
 * The value, again whenever it changes. `atFirst` is what prerendered markup was made with, where that may differ
 * from the value at the time it is taken over.
 */
export function useValue<T>({ subscribe, get }: Pick<Observable<T>, 'get' | 'subscribe'>, atFirst?: T): T {
  return useSyncExternalStore(subscribe, get, atFirst === undefined ? get : () => atFirst);
}
