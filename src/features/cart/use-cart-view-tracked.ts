import { useEffect, useRef } from 'react';
import type { Cart } from '../../domain/cart';
import { trackEcommerce } from '../../telemetry/track-ecommerce';

/** Tracks one view of a cart with products per visit to the screen. */
export function useCartViewTracked(cart: Cart | null): void {
  const tracked = useRef(false);
  useEffect(() => {
    if (tracked.current || !cart || cart.rows.length === 0) return;
    tracked.current = true;
    trackEcommerce(({ trackCartView }) => trackCartView(cart.rows));
  }, [cart]);
}
