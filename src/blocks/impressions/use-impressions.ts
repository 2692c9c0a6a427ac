import { type RefObject, useEffect, useMemo, useRef } from 'react';
import type { ProductNumber } from '../../domain/ids';
import type { ProductCard } from '../../domain/product';
import type { Flyout } from '../../telemetry/events';

/**
 * Counts what of a list of products comes into view, and what of it is followed. What counts is fetched after the page.
 * @param name what the list is called in the statistics
 * @param flyout what the list lies in, where it lies over the page: it is told of by events of its own then
 * @returns for the list's element, whose children stand for `cards`
 */
export function useImpressions<List extends HTMLElement = HTMLUListElement>(
  name: string,
  cards: readonly ProductCard[],
  flyout?: Flyout,
): RefObject<List | null> {
  const list = useRef<List>(null);
  const latest = useRef(cards);
  latest.current = cards;
  // Of one list, which may grow, a product counts once.
  const counted = useMemo(() => ({ name, flyout, numbers: new Set<ProductNumber>() }), [name, flyout]);
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
