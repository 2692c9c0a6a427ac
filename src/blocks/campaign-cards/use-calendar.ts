import { type RefObject, useEffect, useRef } from 'react';

/**
 * Counts that a block of dated cards has been seen, and which of them is followed. What counts is fetched after the page.
 * @returns for the list's element, whose children stand for `cards`
 */
export function useCalendar(title: string, cards: readonly { path: string }[]): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const paths = cards.map(({ path }) => path).join();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let wanted = paths !== '';
    if (!wanted) return;
    import('./watch-calendar')
      .then(({ watchCalendar }) => {
        if (wanted && list.current) stop = watchCalendar(list.current, title, paths.split(','));
      })
      // Uncounted is no harm to the visitor.
      .catch(() => {});
    return () => {
      wanted = false;
      stop?.();
    };
  }, [title, paths]);
  return list;
}
