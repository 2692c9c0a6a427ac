import { useRef, useState } from 'react';
import type { Failure } from '../../api/errors';
import { cartActions } from '../../cart/current';
import { sideCartOpen } from '../../cart/drawers';
import { type CartProblem, cartView } from '../../cart/view';
import type { ProductCard } from '../../domain/product';
import { trackAddToCart } from '../../telemetry/trade';

/** The open cart lies over everything else: a refusal that stands there is not told here too. */
function isToldInCart(failure: Failure): boolean {
  return sideCartOpen.get() && cartView.get().problem?.failure === failure;
}

/** Puts a good into the cart: the drawer opens at once, a refusal comes back as `problem`. A double click adds once. */
export function useAddToCart(card: ProductCard) {
  const [problem, setProblem] = useState<CartProblem | null>(null);
  const [busy, setBusy] = useState(false);
  const adding = useRef(false);

  async function add(quantity: number): Promise<void> {
    if (adding.current) return;
    adding.current = true;
    setBusy(true);
    setProblem(null);
    sideCartOpen.set(true);
    const outcome = await cartActions.addItem(card.productNumber, quantity, card);
    adding.current = false;
    setBusy(false);
    if (outcome.ok) trackAddToCart(card, quantity);
    else if (!isToldInCart(outcome.failure)) {
      setProblem({ change: { kind: 'add', itemId: card.productNumber, quantity }, failure: outcome.failure });
    }
  }

  return { add, busy, problem };
}
