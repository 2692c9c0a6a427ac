import { type Cart, tellsOfPerson } from '../domain/cart';
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

/** A member's cart knows its member, until they sign out. */
export function memberSession({ service, queue, embedder, emit }: Needs) {
  let isMember = false;
  let triedWith: string | null = null;

  /** Tried once for each cart: whose session is taken out of it in another tab signs out there. */
  function attach(cart: Cart): void {
    if (!isMember || cart.orderCreated || triedWith === cart.cartId) return;
    triedWith = cart.cartId;
    if (!cart.memberSession) void queue.push({ kind: 'attachMember' });
  }

  return {
    follow(event: CartEvent): void {
      if (event.type === 'identified') {
        isMember = event.isMember;
        triedWith = null;
      }
      if (event.type === 'cartUpdated') attach(event.cart);
      const known = event.type === 'loaded' && event.status === 'ready' && service.known();
      if (known) attach(known);
    },

    async leave(): Promise<void> {
      isMember = false;
      emit({ type: 'signedOut' });
      const cart = service.known();
      // Nobody else at this device is to see or order what is prescribed. In an app the bag is the app's.
      const bagGone = cart?.bag && embedder.can('bagSync') && queue.push({ kind: 'detachBag' });
      if (cart && tellsOfPerson(cart)) await queue.push({ kind: 'detachMember' });
      await bagGone;
    },
  };
}
