import { useEffect, useRef } from 'react';
import type { ProductCard } from '../../domain/product';
import { trackEcommerce } from '../../telemetry/track-ecommerce';

/** Tracks one view of each product shown; a new price or stock of the same product is no new view. */
export function useViewTracked(product: ProductCard): void {
  const tracked = useRef<string>(undefined);
  useEffect(() => {
    if (tracked.current === product.productNumber) return;
    tracked.current = product.productNumber;
    trackEcommerce(({ trackProductView }) => trackProductView(product));
  }, [product]);
}
