import type { CartChange } from '../api/cart/changes';
import { quantityOf } from '../domain/cart';
import type { ProductNumber } from '../domain/ids';
import type { ProductCard } from '../domain/product';
import { cartViewOf } from './cart-view-of';
import type { CartEvent, Emit } from './events';
import { type CartFlags, flagsAfter } from './flags';
import type { WriteQueue } from './queue/write-queue';
import type { RowPlace } from './row-places';
import type { ServiceCart } from './service/service-cart';
import { beforeStart, type CartView } from './view';

interface Needs {
  service: Pick<ServiceCart, 'known'>;
  queue: Pick<WriteQueue, 'waiting' | 'isIdle'>;
  interrupted: { waiting(): readonly CartChange[] };
  show(view: CartView): void;
}

/** Updates the cart shown on screens after each event. */
export function shownCart({ service, queue, interrupted, show }: Needs): Emit {
  const cards = new Map<ProductNumber, ProductCard>();
  let places: RowPlace[] = [];
  let flags: CartFlags = beforeStart;

  function changesContents({ type }: CartEvent): boolean {
    // The service's cart may already include a write in progress: the view is updated when it is no longer pending.
    if (type === 'cartUpdated') return queue.isIdle();
    return type === 'recalled' || type === 'queued' || type === 'confirmed' || type === 'refused';
  }

  return (event) => {
    if (event.type === 'requested') {
      for (const card of event.cards) cards.set(card.productNumber, card);
      const { place } = event;
      if (place) places = [...places.filter(({ itemId }) => itemId !== place.itemId), place];
    }
    const next = flagsAfter(flags, event);
    const isChanged = changesContents(event);
    if (next === flags && !isChanged) return;
    flags = next;
    const view = cartViewOf({
      serviceCart: service.known(),
      writes: queue.waiting(),
      interrupted: interrupted.waiting(),
      flags,
      cards,
      places,
    });
    // A row that is removed again, or refused, has no place that it returns to.
    if (isChanged) places = places.filter(({ itemId }) => quantityOf(view.cart, itemId) > 0);
    show(view);
  };
}
