import { type RefObject, useEffect, useMemo, useRef } from 'react';
import type { ProductNumber } from '../../domain/ids';
import type { ProductCard } from '../../domain/product';
import type { Flyout } from '../../telemetry/events';

/**
 * Tracks which products of a list come into view, and which are followed. The tracking code loads after the page.
 * @param name the list's name in analytics
 * @param flyout the overlay that contains the list, if any: it has events of its own
 * @returns a ref for the list's element, whose children correspond to `cards`
 */
export function useImpressions<List extends HTMLElement = HTMLUListElement>(
  name: string,
  cards: readonly ProductCard[],
  flyout?: Flyout,
): RefObject<List | null> {
  const list = useRef<List>(null);
  const latest = useRef(cards);
  latest.current = cards;
  // Within one list, which may grow, a product is tracked once.
  const tracked = useMemo(() => ({ name, flyout, numbers: new Set<ProductNumber>() }), [name, flyout]);
  const numbers = cards.map((card) => card.productNumber).join();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isActive = numbers !== '';
    if (!isActive) return;
    import('./watch-list')
      .then(({ watchList }) => {
        if (isActive && list.current) stop = watchList(list.current, tracked, latest.current);
      })
      // Failed tracking does not affect the visitor.
      .catch(() => {});
    return () => {
      isActive = false;
      stop?.();
    };
  }, [tracked, numbers]);
  return list;
}
