import { atom } from 'jotai';
import { useSyncExternalStore } from 'react';
import type { Stored } from './create-storage';

/**
 * An atom over a stored entry. It gives the fallback until it is mounted, so that the first render is the
 * prerendered one, and follows other tabs. Parts that hydrate late use `useStored` instead.
 */
export function storedAtom<T>(stored: Stored<T>) {
  const value = atom(stored.fallback);
  value.onMount = (set) => {
    const follow = () => set(() => stored.read());
    follow();
    return stored.subscribe(follow);
  };
  return atom(
    (get) => get(value),
    (_get, set, next: T) => {
      stored.write(next);
      set(value, () => next);
    },
  );
}

/** A stored value in any part: the fallback while prerendered markup is taken over, then what is stored. */
export function useStored<T>(stored: Stored<T>): T {
  return useSyncExternalStore(stored.subscribe, stored.read, () => stored.fallback);
}
