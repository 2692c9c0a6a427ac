import type { CartChange, ItemQuantity } from '../api/cart/changes';
import type { Failure } from '../api/errors';
import type { Cart } from '../domain/cart';
import type { ProductCard } from '../domain/product';
import type { RowPlace } from './row-places';

/** Events of pending writes. */
type QueueEvent =
  /** The customer has requested a change; `cards` let its rows be shown before the service has responded, at `place`. */
  | { type: 'requested'; cards: readonly ProductCard[]; place?: RowPlace | undefined }
  /** A write was added to the queue, or merged into another one. */
  | { type: 'queued' }
  /** The first write is being sent: from now on the service may have applied it. */
  | { type: 'sent' }
  /** The first write has got a new idempotency key. */
  | { type: 'rekeyed' }
  /** A write is waiting for the network. */
  | { type: 'offline' }
  | { type: 'online' }
  /** A write is done and no longer pending. */
  | { type: 'confirmed' }
  /** A write has failed and is no longer pending. */
  | { type: 'refused'; change: CartChange; failure: Failure }
  /** The queue is empty. */
  | { type: 'drained' };

/** Events of the service's cart. */
type ServiceEvent =
  /** The service has returned another cart or version. */
  | { type: 'cartUpdated'; cart: Cart }
  /** There is a new cart that other tabs do not know of. */
  | { type: 'cartReplaced' }
  /** The browser blocks cookies: the cart is lost with this page. */
  | { type: 'idNotStored' }
  /** The cart that an app has named does not exist, is not the visitor's, or has been ordered. */
  | { type: 'offerRefused' }
  /** Products of the old cart that could not be added to the new one at once. */
  | { type: 'itemsLeftOut'; items: ItemQuantity[] };

/** Events around both. */
type LoadingEvent =
  /** Writes of the page before were found: they are sent once the cart has been read. */
  | { type: 'recalled' }
  | { type: 'loadStarted' }
  /** It is known whether the customer is a member. */
  | { type: 'identified'; isMember: boolean }
  /** It is known whether the data that prescription products need can be read. */
  | { type: 'prescriptionsRead'; withoutPrescriptions: boolean }
  | { type: 'loaded'; status: 'ready' | 'failed' }
  /** The cart was read again. */
  | { type: 'refreshed' }
  | { type: 'signedOut' };

type CustomerEvent =
  | { type: 'problemDismissed' }
  /** Checkout could not be started, since the cart was changed elsewhere. */
  | { type: 'checkoutOutOfSync' };

/** All events of the cart, as one stream: emitters do not know the followers. */
export type CartEvent = QueueEvent | ServiceEvent | LoadingEvent | CustomerEvent;

export type Emit = (event: CartEvent) => void;

/** Followers receive each event in the order in which they were added. */
export function createEvents() {
  const followers: Emit[] = [];
  return {
    emit(event: CartEvent): void {
      for (const follow of followers) follow(event);
    },
    add(...next: Emit[]): void {
      followers.push(...next);
    },
  };
}
