import { useEffect } from 'react';
import * as v from 'valibot';
import type { CartView } from '../../cart/view';
import { stored } from '../../platform/storage/storage';
import { trackEcommerce } from '../../telemetry/track-ecommerce';

const tracked = stored('trackedCheckout', { schema: v.nullable(v.string()), fallback: null });

/** Tracks the start of the checkout once per cart, also across a reload or a return from the bank. */
export function useBegunTracked({ cart, status }: CartView, isAdding: boolean): void {
  useEffect(() => {
    if (isAdding || status !== 'ready' || !cart || cart.rows.length === 0 || tracked.read() === cart.cartId) return;
    tracked.write(cart.cartId);
    trackEcommerce(({ trackCheckoutBegun }) => trackCheckoutBegun(cart.rows));
  }, [cart, status, isAdding]);
}
