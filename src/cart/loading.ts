import { expectedFailure } from '../api/errors';
import type { Store } from '../lib/store';
import { initialised } from '../session/initialised';
import { sessionAtom } from '../session/state';
import type { Prerequisites } from './checkout/prerequisites';
import type { CartEvent, Emit } from './events';
import type { WriteQueue } from './queue/write-queue';
import type { ServiceCart } from './service/service-cart';

export interface LoadingParts {
  store: Store;
  /** The reads that the cart of somebody signed in waits for. */
  prerequisites(): Promise<Prerequisites>;
}

interface Needs extends LoadingParts {
  service: Pick<ServiceCart, 'read'>;
  queue: Pick<WriteQueue, 'isIdle'>;
  emit: Emit;
}

const nobody: Prerequisites = { failed: false, isMember: false };
/** Their code could not be fetched: as good as refused. */
const unavailable = (): Prerequisites => ({ failed: true, isMember: false });

/** When the cart is read: at first, for who signs in, and when others may have changed it. */
export function cartLoading({ store, prerequisites, service, queue, emit }: Needs) {
  let loading: Promise<void> = Promise.resolve();
  let isStarted = false;
  /** What is known may not be what the service has; it is read after the writes. */
  let isUncertain = false;

  async function identifyAndRead(): Promise<void> {
    isStarted = true;
    emit({ type: 'loadStarted' });
    const { failed, isMember } = store.get(sessionAtom).signedIn ? await prerequisites().catch(unavailable) : nobody;
    emit({ type: 'identified', isMember });
    const status = await service.read().then(
      () => 'ready' as const,
      (error) => {
        expectedFailure(error);
        return 'failed' as const;
      },
    );
    emit({ type: 'loaded', status, withoutPrescriptions: failed });
  }

  /** Loads anew for who is signed in now; never two at a time. */
  function load(): Promise<void> {
    loading = loading.then(identifyAndRead);
    return loading;
  }

  /** Reads again what others may have changed; a burst of reasons is one read, after the writes. */
  async function refresh(): Promise<void> {
    isUncertain = !queue.isIdle();
    if (isUncertain || !isStarted) return;
    try {
      await service.read();
      emit({ type: 'refreshed' });
    } catch (error) {
      expectedFailure(error);
    }
  }

  return {
    load,
    refresh,

    /** Loads as soon as it is known who is signed in, and again when somebody signs in. */
    async start(): Promise<void> {
      await initialised(store);
      let { signedIn } = store.get(sessionAtom);
      store.sub(sessionAtom, () => {
        const next = store.get(sessionAtom);
        if (next.signedIn === signedIn) return;
        signedIn = next.signedIn;
        if (signedIn) void load();
      });
      await load();
    },

    follow(event: CartEvent): void {
      // Where a write was given up, only the service knows whether it was done.
      if (event.type === 'refused') isUncertain ||= ['network', 'timeout'].includes(event.failure.kind);
      if (event.type === 'drained' && isUncertain) void refresh();
    },
  };
}
