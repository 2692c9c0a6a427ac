import { startTransition, useEffect, useState } from 'react';
import type { ProductCard } from '../../domain/product';
import { usePartLoader } from '../../lib/part-loader';
import { useIdle } from '../../lib/use-idle';
import { priceWithPlaceholder } from '../price/price-with-placeholder';

/** Updates the products of a prerendered list once the page is idle; other lists are returned as they are. */
export function useCurrentCards(cards: ProductCard[], fromPage: boolean): ProductCard[] {
  const loader = usePartLoader();
  const atRest = useIdle();
  const [now, setNow] = useState({ source: cards, cards });
  useEffect(() => {
    if (!atRest || !fromPage) return;
    let isActive = true;
    import('./current-cards')
      .then(({ currentCards }) => currentCards(cards))
      .then(async (current) => {
        // The component that fits a price into the space of another must load before the update is rendered.
        if (current) await loader.load(priceWithPlaceholder);
        if (isActive && current) startTransition(() => setNow({ source: cards, cards: current }));
      })
      // The prerendered prices stay.
      .catch(() => {});
    return () => {
      isActive = false;
    };
  }, [cards, atRest, fromPage, loader]);
  return now.source === cards ? now.cards : cards;
}
