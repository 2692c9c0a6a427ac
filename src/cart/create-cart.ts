import type { CartId } from '../domain/ids';
import type { Embedder } from '../platform/embedder/embedder';
import type { Stored } from '../platform/storage/create-storage';
import type { onSignOut } from '../session/sign-out';
import { sessionAtom } from '../session/state';
import { passedOnDisclaimers } from './disclaimers/passed-on';
import type { Environment } from './environment';
import { createEvents } from './events';
import { cartLoading, type LoadingParts } from './loading';
import { memberSession } from './member-session';
import { cartPeers } from './peers';
import { createDelivery } from './queue/delivery';
import { writeQueue } from './queue/write-queue';
import { type ServiceCartParts, serviceCart } from './service/service-cart';
import { shownCart } from './shown-cart';
import { interruptedWrites } from './stored/interrupted-writes';
import { productsToCarryOver, type StoredProducts } from './stored/stored-products';
import type { StoredWrite } from './stored/stored-writes';
import { cartViewAtom } from './view';

export interface CartParts extends LoadingParts, Omit<ServiceCartParts, 'emit' | 'products'> {
  onSignOut: typeof onSignOut;
  ids: { read(): CartId | null; write(id: CartId): boolean };
  embedder: Pick<Embedder, 'can' | 'cartChanged' | 'on' | 'refused'>;
  environment: Environment;
  storedWrites: Pick<Stored<StoredWrite[]>, 'read' | 'write'>;
  storedProducts: Pick<Stored<StoredProducts | null>, 'read' | 'write' | 'clear'>;
  acceptedDisclaimers: Pick<Stored<Record<string, true>>, 'read' | 'subscribe'>;
  now(): number;
  wait(ms: number): Promise<void>;
}

export type CartCore = ReturnType<typeof createCart>;

/** The cart, from its cookie to its order. */
export function createCart(parts: CartParts) {
  const { emit, add } = createEvents();
  const products = productsToCarryOver({ ...parts, isSignedIn: () => parts.store.get(sessionAtom).signedIn });
  const service = serviceCart({ ...parts, products, emit });
  const deliver = createDelivery({ ...parts, service });
  const queue = writeQueue({ ...parts, deliver, known: service.known, emit });
  const interrupted = interruptedWrites({ ...parts, service, waiting: queue.waiting, emit });
  const loading = cartLoading({ ...parts, service, queue, emit });
  const member = memberSession({ ...parts, service, queue, emit });
  const disclaimers = passedOnDisclaimers({ ...parts, service, queue });
  const peers = cartPeers({ ...parts, service, queue, refresh: loading.refresh, flush: queue.flush });
  const show = shownCart({ service, queue, interrupted, show: (view) => parts.store.set(cartViewAtom, view) });

  // Stored first, then shown, then passed on, so that nothing is lost if a follower fails.
  add(interrupted.follow, show, peers.follow, loading.follow, queue.follow, member.follow, disclaimers.follow);

  return {
    service,
    emit,
    request: queue.request,
    reload: loading.load,
    refresh: loading.refresh,
    /** A provider's frame has changed the cart. Resolves after a read that began after that. */
    changedByProvider(): Promise<void> {
      parts.environment.notifyTabs();
      return loading.refresh();
    },
    /** Resolves after the first attempt to load. */
    loaded: queue.opened,
    identified: loading.identified,
    settled: queue.settled,

    async start(): Promise<void> {
      parts.onSignOut(member.leave);
      peers.listen();
      disclaimers.listen();
      interrupted.recall();
      await loading.start();
      queue.open(interrupted.take());
    },
  };
}
