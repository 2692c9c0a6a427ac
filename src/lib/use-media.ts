import { useSyncExternalStore } from 'react';

/** Whether the window matches the media condition now; false in prerendered markup. */
export function useMedia(condition: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(condition);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => matchMedia(condition).matches,
    () => false,
  );
}
