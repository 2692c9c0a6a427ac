import { startTransition, useEffect, useState } from 'react';
import type { ProductCard } from '../../domain/product';
import { usePartLoader } from '../../lib/part-loader';
import { useIdle } from '../../lib/use-idle';
import { priceWithRoom } from '../price/price-with-room';

/** Products of a list as they are now, once the page has come to rest, where they were written into it; else as they are. */
export function useCurrentCards(cards: ProductCard[], fromPage: boolean): ProductCard[] {
  const loader = usePartLoader();
  const atRest = useIdle();
  const [now, setNow] = useState({ of: cards, cards });
  useEffect(() => {
    if (!atRest || !fromPage) return;
    let wanted = true;
    import('./current-cards')
      .then(({ currentCards }) => currentCards(cards))
      .then(async (current) => {
        // What shows a price in the space of another must be there before it is drawn.
        if (current) await loader.load(priceWithRoom);
        if (wanted && current) startTransition(() => setNow({ of: cards, cards: current }));
      })
      // What the page says stays.
      .catch(() => {});
    return () => {
      wanted = false;
    };
  }, [cards, atRest, fromPage, loader]);
  return now.of === cards ? now.cards : cards;
}
