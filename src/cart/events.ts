import type { CartChange, ItemQuantity } from '../api/cart/changes';
import type { Failure } from '../api/errors';
import type { Cart } from '../domain/cart';
import type { ProductCard } from '../domain/product';

/** What happens to the waiting writes. */
type QueueEvent =
  /** The customer asks for a change; `cards` let its rows be shown before the service has answered. */
  | { type: 'requested'; cards: readonly ProductCard[] }
  /** The line of waiting writes has another write, or one that was joined with another. */
  | { type: 'queued' }
  /** The first write leaves: from now on the service may have done it. */
  | { type: 'sent' }
  /** The first write is sent under another idempotency key from now on. */
  | { type: 'rekeyed' }
  /** A write waits for the network. */
  | { type: 'offline' }
  | { type: 'online' }
  /** A write is done, and waits no longer. */
  | { type: 'confirmed' }
  /** A write was given up, and waits no longer. */
  | { type: 'refused'; change: CartChange; failure: Failure }
  /** The last waiting write has been answered. */
  | { type: 'drained' };

/** What happens to the service's cart. */
type ServiceEvent =
  /** The service has another cart, or another version of it, than was known. */
  | { type: 'cartUpdated'; cart: Cart }
  /** There is a new cart, of which other tabs cannot know. */
  | { type: 'cartReplaced' }
  /** Products of the old cart that the new one could not be given at once. */
  | { type: 'itemsLeftOut'; items: ItemQuantity[] };

/** What happens around both. */
type LoadingEvent =
  | { type: 'loadStarted' }
  /** It is known whose cart it is. */
  | { type: 'identified'; isMember: boolean }
  | { type: 'loaded'; status: 'ready' | 'failed'; withoutPrescriptions: boolean }
  /** The cart was read once more. */
  | { type: 'refreshed' }
  | { type: 'signedOut' };

type CustomerEvent =
  | { type: 'problemDismissed' }
  /** Checkout could not be started: for no fault of the cart's, or since somebody else has changed it. */
  | { type: 'checkoutFailed' }
  | { type: 'checkoutOutOfSync' };

/** What happens to the cart, as one stream: those who emit know nothing of those who follow. */
export type CartEvent = QueueEvent | ServiceEvent | LoadingEvent | CustomerEvent;

export type Emit = (event: CartEvent) => void;

/** Followers hear of each event in the order in which they were added. */
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
