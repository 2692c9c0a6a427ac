import { useRef, useState } from 'react';
import type { Failure } from '../../api/errors';
import { cartActions } from '../../cart/current';
import { sideCartOpen } from '../../cart/drawers';
import type { ProductCard } from '../../domain/product';
import { trackAddToCart } from '../../telemetry/trade';

/** Puts a good into the cart: the drawer opens at once, a refusal comes back as `failure`. A double click adds once. */
export function useAddToCart(card: ProductCard) {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);
  const adding = useRef(false);

  async function add(quantity: number): Promise<void> {
    if (adding.current) return;
    adding.current = true;
    setBusy(true);
    setFailure(null);
    sideCartOpen.set(true);
    const outcome = await cartActions.addItem(card.productNumber, quantity, card);
    adding.current = false;
    setBusy(false);
    if (outcome.ok) trackAddToCart(card, quantity);
    else setFailure(outcome.failure);
  }

  return { add, busy, failure };
}
