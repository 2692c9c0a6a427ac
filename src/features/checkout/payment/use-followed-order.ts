import { useEffect, useEffectEvent, useRef } from 'react';
import type { CartId } from '../../../domain/ids';
import type { Payment } from './use-payment';

/** Another tab has ordered the cart, at whichever step this one is: it goes on to the order. */
export function useFollowedOrder(cartId: CartId | undefined, payment: Payment): void {
  const last = useRef<CartId>(null);
  const follow = useEffectEvent((before: CartId) => void payment.followOrder(before));
  useEffect(() => {
    if (!cartId) return;
    if (last.current && last.current !== cartId) follow(last.current);
    last.current = cartId;
  }, [cartId]);
}
