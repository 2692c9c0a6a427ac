import { useEffect } from 'react';
import type { ProductCard } from '../../domain/product';
import { useIdle } from '../../lib/use-idle';
import { embedder } from '../../platform/embedder/current';

/** Reports the view once the page is idle and the customer sees it. Failures are ignored, since nothing here depends on it. */
export function useRememberedView(product: ProductCard): void {
  const atRest = useIdle();
  useEffect(() => {
    if (!atRest) return;
    return embedder().whenSeen(() => {
      import('../../api/elevate/viewed').then(({ notifyViewed }) => notifyViewed(product)).catch(() => {});
    });
  }, [atRest, product]);
}
