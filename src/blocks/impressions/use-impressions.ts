import { type RefObject, useEffect, useMemo, useRef } from 'react';
import type { ProductNumber } from '../../domain/ids';
import type { ProductCard } from '../../domain/product';

/**
 * Counts what of a list of goods comes into view, and what of it is followed. What counts is fetched after the page.
 * @param name what the list is called in the statistics
 * @returns for the list's element, whose children stand for `cards`
 */
export function useImpressions(name: string, cards: readonly ProductCard[]): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const latest = useRef(cards);
  latest.current = cards;
  // Of one list, which may grow, a good counts once.
  const counted = useMemo(() => ({ name, numbers: new Set<ProductNumber>() }), [name]);
  const numbers = cards.map((card) => card.productNumber).join();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let wanted = numbers !== '';
    if (!wanted) return;
    import('./watch-list')
      .then(({ watchList }) => {
        if (wanted && list.current) stop = watchList(list.current, counted, latest.current);
      })
      // Uncounted is no harm to the visitor.
      .catch(() => {});
    return () => {
      wanted = false;
      stop?.();
    };
  }, [counted, numbers]);
  return list;
}
