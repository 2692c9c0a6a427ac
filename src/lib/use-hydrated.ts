import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while prerendered markup is being hydrated, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
