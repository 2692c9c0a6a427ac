import { useEffect } from 'react';
import type { ProductCard } from '../../domain/product';
import { useIdle } from '../../lib/use-idle';

/** Once the page is there. Where it fails nothing is missed here. */
export function useRememberedView(product: ProductCard): void {
  const atRest = useIdle();
  useEffect(() => {
    if (!atRest) return;
    import('../../api/elevate/viewed').then(({ tellViewed }) => tellViewed(product)).catch(() => {});
  }, [atRest, product]);
}
