import { useSyncExternalStore } from 'react';

/** Whether the condition holds for the window now; false in prerendered markup. */
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
