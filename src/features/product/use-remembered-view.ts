import { useEffect } from 'react';
import type { ProductNumber } from '../../domain/ids';
import { useIdle } from '../../lib/use-idle';

/** Once the page is there. Where it fails nothing is missed here. */
export function useRememberedView(productNumber: ProductNumber): void {
  const atRest = useIdle();
  useEffect(() => {
    if (!atRest) return;
    import('../../api/elevate/viewed').then(({ tellViewed }) => tellViewed(productNumber)).catch(() => {});
  }, [atRest, productNumber]);
}
