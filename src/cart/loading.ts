import { expectedFailure } from '../api/errors';
import { isTemporary, retryDelay } from '../api/query-defaults';
import { limits } from '../domain/limits';
import type { Store } from '../lib/store';
import { initialised } from '../session/initialised';
import { onDelayedToken } from '../session/on-delayed-token';
import { sessionAtom } from '../session/state';
import type { Prerequisites } from './checkout/prerequisites';
import type { Environment } from './environment';
import type { CartEvent, Emit } from './events';
import type { WriteQueue } from './queue/write-queue';
import type { ServiceCart } from './service/service-cart';

export interface LoadingParts {
  store: Store;
  /** The reads about a signed-in customer that a cart with prescriptions, or of a member, depends on. */
  prerequisites(): Promise<Prerequisites>;
}

interface Needs extends LoadingParts {
  service: Pick<ServiceCart, 'read'>;
  queue: Pick<WriteQueue, 'isIdle'>;
  environment: Pick<Environment, 'isOnline' | 'backOnline'>;
  wait(ms: number): Promise<void>;
  emit: Emit;
}

const nobody: Prerequisites = { failed: false, isMember: false };
/** If their code cannot be loaded, they count as failed. */
const unavailable = (): Prerequisites => ({ failed: true, isMember: false });

/** Decides when the cart is read: at start, after sign-in, and when it may have been changed elsewhere. */
export function cartLoading({ store, prerequisites, service, queue, environment, wait, emit }: Needs) {
  let loading: Promise<void> = Promise.resolve();
  let isStarted = false;
  /** The known cart may differ from the service's; it is read after the writes. */
  let isUncertain = false;
  let refreshes = 0;
  let identifying: Promise<void> = Promise.resolve();
  let loads = 0;
  let hasFailed = false;

  /** Reads what depends on the customer, while the cart with its ordinary products need not wait for it. */
  async function identify(): Promise<void> {
    const load = ++loads;
    const { signedIn } = store.get(sessionAtom);
    // Later, somebody else may be here.
    const isCurrent = () => load === loads && store.get(sessionAtom).signedIn === signedIn;
    const { failed, isMember, struggling } = signedIn ? await prerequisites().catch(unavailable) : nobody;
    if (isCurrent()) emit({ type: 'identified', isMember });
    const report = (withoutPrescriptions: boolean) => {
      if (isCurrent()) emit({ type: 'prescriptionsRead', withoutPrescriptions });
    };
    let isRead = false;
    // Reported while it is still tried; the result follows.
    void struggling?.then(() => isRead || report(true));
    void Promise.resolve(failed).then((withoutPrescriptions) => {
      isRead = true;
      report(withoutPrescriptions);
    });
  }

  async function identifyAndRead(): Promise<void> {
    isStarted = true;
    emit({ type: 'loadStarted' });
    identifying = identify();
    const status = await service.read().then(
      () => 'ready' as const,
      (error) => {
        expectedFailure(error);
        return 'failed' as const;
      },
    );
    hasFailed = status === 'failed';
    emit({ type: 'loaded', status });
    if (hasFailed && !environment.isOnline()) void environment.backOnline().then(refresh);
  }

  /** Loads again for the current customer; never two loads at a time. */
  function load(): Promise<void> {
    loading = loading.then(identifyAndRead);
    return loading;
  }

  async function refreshOnce(failures: number): Promise<void> {
    const current = ++refreshes;
    isUncertain = !queue.isIdle();
    if (isUncertain || !isStarted) return;
    try {
      await service.read();
      emit({ type: 'refreshed' });
    } catch (error) {
      if (!isTemporary(expectedFailure(error))) return;
      isUncertain = true;
      const isOnline = environment.isOnline();
      if (isOnline && failures === limits.query.retries) return;
      // Not awaited: the caller only waits for one attempt.
      void (isOnline ? wait(retryDelay(failures)) : environment.backOnline()).then(() => {
        if (current === refreshes) void refreshOnce(isOnline ? failures + 1 : failures);
      });
    }
  }

  /** Reads the cart after possible changes elsewhere; several calls during writes become one read. It is retried. */
  const refresh = () => refreshOnce(0);

  return {
    load,
    refresh,
    /** Resolves when it is known whether the customer is a member. */
    identified: () => identifying,

    /** Loads once it is known whether a customer is signed in, and again after each sign-in. */
    async start(): Promise<void> {
      await initialised(store);
      let { signedIn } = store.get(sessionAtom);
      store.sub(sessionAtom, () => {
        const next = store.get(sessionAtom);
        if (next.signedIn === signedIn) return;
        signedIn = next.signedIn;
        if (signedIn) void load();
      });
      onDelayedToken(store, () => void (hasFailed ? load() : refresh()));
      await load();
    },

    follow(event: CartEvent): void {
      // If a write has failed without a response, only the service knows whether it was applied.
      if (event.type === 'refused') isUncertain ||= ['network', 'timeout'].includes(event.failure.kind);
      if (event.type === 'drained' && isUncertain) void refresh();
    },
  };
}
