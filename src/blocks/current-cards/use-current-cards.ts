import { startTransition, useEffect, useState } from 'react';
import type { ProductCard } from '../../domain/product';
import { useIdle } from '../../lib/use-idle';

/** Goods of a list as they are now, once the page has come to rest, where they were written into it; else as they are. */
export function useCurrentCards(cards: ProductCard[], fromPage: boolean): ProductCard[] {
  const atRest = useIdle();
  const [now, setNow] = useState({ of: cards, cards });
  useEffect(() => {
    if (!atRest || !fromPage) return;
    let wanted = true;
    import('./current-cards')
      .then(({ currentCards }) => currentCards(cards))
      .then((current) => {
        if (wanted && current) startTransition(() => setNow({ of: cards, cards: current }));
      })
      // What the page says stays.
      .catch(() => {});
    return () => {
      wanted = false;
    };
  }, [cards, atRest, fromPage]);
  return now.of === cards ? now.cards : cards;
}
