import { type RefObject, useEffect, useRef } from 'react';

/**
 * Tracks that a block of dated cards has been viewed, and which cards are followed. The tracking code loads after the
 * page.
 * @returns a ref for the list's element, whose children correspond to `cards`
 */
export function useCalendar(title: string, cards: readonly { path: string }[]): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const paths = cards.map(({ path }) => path).join();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isActive = paths !== '';
    if (!isActive) return;
    import('./watch-calendar')
      .then(({ watchCalendar }) => {
        if (isActive && list.current) stop = watchCalendar(list.current, title, paths.split(','));
      })
      // Failed tracking does not affect the visitor.
      .catch(() => {});
    return () => {
      isActive = false;
      stop?.();
    };
  }, [title, paths]);
  return list;
}
