import { notifyClick } from '../../api/elevate/notifications';
import type { ProductNumber } from '../../domain/ids';
import { limits } from '../../domain/limits';
import type { ProductCard } from '../../domain/product';
import { trackListClick, trackListView } from '../../telemetry/ecommerce';
import type { Flyout } from '../../telemetry/events';
import { trackInFlyout } from './track-in-flyout';

/** The share of a card that must be in view for the product to count as seen. */
const threshold = 0.5;

interface TrackedList {
  /** The list's name. */
  name: string;
  flyout?: Flyout | undefined;
  /** Its products that have been reported as seen. */
  numbers: Set<ProductNumber>;
}

/** Reports each list separately, and each of its products once. @returns stops it */
export function watchList(list: HTMLElement, tracked: TrackedList, cards: readonly ProductCard[]): () => void {
  const { name, flyout, numbers } = tracked;
  const products = new Map([...list.children].flatMap((child, n) => (cards[n] ? [[child, cards[n]] as const] : [])));
  let seen: ProductCard[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function notify(): void {
    clearTimeout(timer);
    timer = undefined;
    const cards = seen;
    if (cards.length > 0) {
      if (flyout) trackInFlyout(({ trackFlyoutView }) => trackFlyoutView(flyout, name, cards));
      else trackListView(name, cards);
    }
    seen = [];
  }

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const card = products.get(target);
        if (!isIntersecting || !card || numbers.has(card.productNumber)) continue;
        numbers.add(card.productNumber);
        seen.push(card);
      }
      if (seen.length > 0) timer ??= setTimeout(notify, limits.analytics.impressionBatch);
    },
    { threshold },
  );
  for (const child of products.keys()) observer.observe(child);

  function onClick({ target }: Event): void {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    const child = [...products.keys()].find((each) => link && each.contains(link));
    const card = child && products.get(child);
    if (!card) return;
    notify();
    if (flyout) trackInFlyout(({ trackFlyoutClick }) => trackFlyoutClick(flyout, name, card));
    else trackListClick(name, card);
    notifyClick(card).catch(() => {});
  }
  list.addEventListener('click', onClick);

  return () => {
    notify();
    observer.disconnect();
    list.removeEventListener('click', onClick);
  };
}
