import { startTransition, useEffect, useRef, useState } from 'react';
import type { Failure } from '../../api/errors';
import { cartActions } from '../../cart/cart-actions';
import { sideCartOpenAtom } from '../../cart/drawers';
import { beforeStart, type CartProblem, cartViewAtom, resumedAtom } from '../../cart/view';
import type { ProductCard } from '../../domain/product';
import { store } from '../../lib/store';

/** The open cart covers everything else: a refusal shown there is not repeated here. */
function isShownInCart(failure: Failure): boolean {
  return store.get(sideCartOpenAtom) && store.get(cartViewAtom).problem?.failure === failure;
}

/**
 * Adds products to the cart in one command: the drawer opens at once, after disclaimers if there are any; a refusal is
 * returned as `problem`. A double click adds once; what was added before a reload is busy while it is still being sent.
 */
export function useAddToCart(cards: readonly [ProductCard, ...ProductCard[]], onAdded?: () => void) {
  const [problem, setProblem] = useState<CartProblem | null>(null);
  const [busy, setBusy] = useState(false);
  const isResumed = useIsResumed(cards);
  const adding = useRef(false);
  const [card, ...others] = cards;

  async function add(quantity: number): Promise<void> {
    if (adding.current) return;
    adding.current = true;
    setBusy(true);
    setProblem(null);
    const items = cards.map(({ productNumber: itemId }) => ({ itemId, quantity }));
    const writing =
      others.length > 0
        ? cartActions.addItems(items, cards, undefined, { opensSideCart: true })
        : cartActions.addItem(card.productNumber, quantity, card, { opensSideCart: true });
    // Loaded meanwhile: an app may leave the page right after the answer.
    const reporting = import('./notify-added');
    reporting.catch(() => {});
    const outcome = await writing;
    adding.current = false;
    setBusy(false);
    if (outcome.ok) {
      reporting.then(({ notifyAdded }) => notifyAdded(cards, quantity)).catch(() => {});
      onAdded?.();
    } else if (outcome.failure.kind !== 'declined' && !isShownInCart(outcome.failure)) {
      setProblem({ change: { kind: 'addMany', items }, failure: outcome.failure });
    }
  }

  return { add, busy: busy || isResumed, problem };
}

/** Whether the page before has added one of the products, which is still being sent. Follows when there is time. */
function useIsResumed(cards: readonly ProductCard[]): boolean {
  const [resumed, setResumed] = useState(beforeStart.resumed);
  useEffect(() => {
    const follow = () => startTransition(() => setResumed(store.get(resumedAtom)));
    follow();
    return store.sub(resumedAtom, follow);
  }, []);
  return cards.some(({ productNumber }) => resumed.has(productNumber));
}
