import { startTransition, useEffect, useState } from 'react';
import type { Part } from './part';
import { usePartLoader } from './part-loader';
import { useHydrated } from './use-hydrated';

/**
 * Loads a part after what the first page needs, and returns whether it has loaded. For parts that no document contains.
 */
export function useLoadedLater<P>(part: Part<P>, isNeeded = true): boolean {
  const loader = usePartLoader();
  const isHydrated = useHydrated();
  const [isThere, setIsThere] = useState(() => isHydrated && loader.isReady(part));
  useEffect(() => {
    if (!isNeeded) return;
    let isShown = true;
    loader.load(part, { afterFirstPage: true }).then(
      // A list has one in each of its cards: rendering them all must not block a tap.
      () => {
        if (isShown) startTransition(() => setIsThere(true));
      },
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, [loader, part, isNeeded]);
  return isThere;
}
