import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ProductNumber } from '../../domain/ids';
import { useIdle } from '../../lib/use-idle';

/** Once the page is there. Where it fails nothing is missed here. */
export function useRememberedView(productNumber: ProductNumber): void {
  const queries = useQueryClient();
  const atRest = useIdle();
  useEffect(() => {
    if (!atRest) return;
    import('./remember-view').then(({ rememberView }) => rememberView(queries, productNumber)).catch(() => {});
  }, [atRest, productNumber, queries]);
}
