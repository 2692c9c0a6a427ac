import { type Cart, hasPersonalData } from '../domain/cart';
import type { Embedder } from '../platform/embedder/embedder';
import type { CartEvent, Emit } from './events';
import type { WriteQueue } from './queue/write-queue';
import type { ServiceCart } from './service/service-cart';

interface Needs {
  service: Pick<ServiceCart, 'known'>;
  queue: Pick<WriteQueue, 'push'>;
  embedder: Pick<Embedder, 'can'>;
  emit: Emit;
}

/** Attaches the member to the cart, until sign-out. */
export function memberSession({ service, queue, embedder, emit }: Needs) {
  let isMember = false;
  /** Until the next load: a membership that is read during the sign-out is too late. */
  let hasLeft = false;
  let triedWith: string | null = null;

  /** Tried once per cart: a session that was removed in another tab means that the customer is signing out there. */
  function attach(cart: Cart): void {
    if (!isMember || cart.orderCreated || triedWith === cart.cartId) return;
    triedWith = cart.cartId;
    if (!cart.memberSession) void queue.push({ kind: 'attachMember' });
  }

  return {
    follow(event: CartEvent): void {
      if (event.type === 'loadStarted') hasLeft = false;
      if (event.type === 'identified') {
        isMember = event.isMember && !hasLeft;
        triedWith = null;
      }
      if (event.type === 'cartUpdated') attach(event.cart);
      const isKnown = event.type === 'identified' || (event.type === 'loaded' && event.status === 'ready');
      const known = isKnown && service.known();
      if (known) attach(known);
    },

    async leave(): Promise<void> {
      isMember = false;
      hasLeft = true;
      emit({ type: 'signedOut' });
      const cart = service.known();
      // The next user of this device must not see or order prescription goods. In an app the app owns the bag.
      const bagGone = cart?.bag && embedder.can('bagSync') && queue.push({ kind: 'detachBag' });
      if (cart && hasPersonalData(cart)) await queue.push({ kind: 'detachMember' });
      await bagGone;
    },
  };
}
