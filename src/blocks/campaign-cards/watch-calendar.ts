import { track } from '../../telemetry/track';

/** Half in view, or filling half the view: on a phone a block of cards may be higher than two screens. */
function isSeen({ intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry): boolean {
  return intersectionRatio >= 0.5 || (rootBounds !== null && intersectionRect.height >= rootBounds.height / 2);
}

const thresholds = Array.from({ length: 11 }, (_, step) => step / 10);

/** Reports once that the block was viewed, and each time one of its cards is followed. @returns stops it */
export function watchCalendar(list: HTMLElement, title: string, paths: readonly string[]): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(isSeen)) return;
      observer.disconnect();
      track('calendar_viewed', { title });
    },
    { threshold: thresholds },
  );
  observer.observe(list);

  function onClick({ target }: Event): void {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    const path = link && paths[[...list.children].findIndex((card) => card.contains(link))];
    if (path) track('calendar_card_clicked', { title, link_path: path });
  }
  list.addEventListener('click', onClick);

  return () => {
    observer.disconnect();
    list.removeEventListener('click', onClick);
  };
}
