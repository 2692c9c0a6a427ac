import { type RefObject, useEffect } from 'react';

/**
 * Focuses the last of `count` children once `isMade`, with its start in view, below the site's header. It may be rendered
 * after the answer has been announced.
 */
export function useNewestInView(list: RefObject<HTMLElement | null>, count: number, isMade: boolean): void {
  useEffect(() => {
    const newest = list.current?.children[count - 1];
    if (!isMade || !(newest instanceof HTMLElement)) return;
    newest.focus({ preventScroll: true });
    newest.scrollIntoView({ block: 'start' });
  }, [list, isMade, count]);
}
