import { createStore } from 'jotai';
import { testBackend } from '../../../fixtures/backend/testing/backend';
import { type CartCalls, cartCalls } from '../../../src/api/cart/calls';
import { cartSchema } from '../../../src/api/cart/schema';
import { configureHttp, type HttpConfig } from '../../../src/api/http';
import { parse } from '../../../src/api/parse';
import { commandsOf } from '../../../src/cart/cart-actions';
import { type CartParts, createCart } from '../../../src/cart/create-cart';
import { cartViewAtom } from '../../../src/cart/view';
import type { Cart } from '../../../src/domain/cart';
import { type CartId, cartId } from '../../../src/domain/ids';
import type { CartSummary } from '../../../src/platform/embedder/embedder';
import { beforeActivation, type SessionState, sessionAtom } from '../../../src/session/state';
import { basesAt, visitorHttp } from '../../support/fake-http';

/** The reference backend in memory, with the shop's HTTP client set up to call it. */
export async function shop() {
  const { app, db, call, signIn } = await testBackend();
  const session = { bearer: null as string | null };
  const config: HttpConfig = {
    ...visitorHttp,
    bases: basesAt('http://localhost'),
    token: async () => session.bearer,
    fetch: async (url, init) => {
      const headers = new Headers(init?.headers);
      headers.set('host', 'localhost');
      const { keepalive: _unknownToNode, ...rest } = init ?? {};
      return app.request(String(url), { ...rest, headers });
    },
  };
  configureHttp(config);

  async function read(id: CartId): Promise<Cart> {
    return parse(cartSchema, (await call('GET', `/api/web/cart2/internal/b2c/cart/${id}`)).body);
  }
  return { app, db, call, signIn, read, session, config };
}

export const visitor: SessionState = { ...beforeActivation, status: 'failed' };
export const customer: SessionState = { ...beforeActivation, status: 'present', signedIn: true };

/** State shared by the tabs of one browser. */
export function browser() {
  const tabs = new Set<() => void>();
  let id: CartId | null = null;
  let last: Promise<unknown> = Promise.resolve();
  return {
    tabs,
    ids: {
      read: () => id,
      write(next: CartId) {
        id = next;
        return true;
      },
    },
    storedProducts: memory<ReturnType<CartParts['storedProducts']['read']>>(null),
    acceptedDisclaimers: memory<Record<string, true>>({}),
    forge(text: string) {
      id = cartId(text);
    },
    locks: {
      request<T>(_name: string, _options: unknown, work: () => Promise<T>): Promise<T> {
        const mine = last.then(work);
        last = mine.catch(() => {});
        return mine;
      },
    },
  };
}

export type Browser = ReturnType<typeof browser>;

export interface TabOptions extends Partial<CartParts> {
  /** Lets a test delay, drop or refuse calls. */
  wrap?(calls: CartCalls): CartCalls;
}

let keys = 0;

/** What a tab stores across its own reloads. */
export const tabMemory = (): CartParts['storedWrites'] => memory([]);

function memory<T>(first: T) {
  let stored = first;
  const listeners = new Set<() => void>();
  return {
    read: () => stored,
    write(next: T) {
      stored = next;
      for (const listener of listeners) listener();
      return true;
    },
    clear() {
      stored = first;
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** One tab: a cart client over HTTP to the backend, with a network that can be cut. */
export function openTab(
  { ids, storedProducts, acceptedDisclaimers, locks, tabs }: Browser,
  { wrap = (calls) => calls, store = createStore(), ...change }: TabOptions = {},
) {
  const network = { online: true, back: new Set<() => void>() };
  const summaries: CartSummary[] = [];
  const view = {
    get: () => store.get(cartViewAtom),
    subscribe: (listener: () => void) => store.sub(cartViewAtom, listener),
  };
  const session = { set: (next: SessionState) => store.set(sessionAtom, next) };
  session.set(visitor);
  const signOut: ((reason: 'asked') => void | Promise<void>)[] = [];
  const returns = { focus: () => {}, leave: () => {} };
  let toHost: (event: { cartId?: string | undefined }) => void = () => {};
  let reread = () => {};
  const core = createCart({
    calls: wrap(cartCalls('b2c')),
    ids,
    locks,
    store,
    onSignOut(listener) {
      signOut.push(listener);
      return () => {};
    },
    prerequisites: async () => ({ failed: false, isMember: false }),
    embedder: {
      can: () => true,
      cartChanged: (summary) => void summaries.push(summary),
      refused() {},
      on(event, handler) {
        if (event === 'cartRefresh') toHost = handler as typeof toHost;
        return () => {};
      },
    },
    environment: {
      isOnline: () => network.online,
      backOnline: () => new Promise((resolve) => network.back.add(resolve)),
      notifyTabs: () => {
        for (const tab of tabs) if (tab !== reread) tab();
      },
      onOtherTab(listener) {
        reread = listener;
        tabs.add(listener);
      },
      onReturn(listener) {
        returns.focus = listener;
      },
      onLeave(listener) {
        returns.leave = listener;
      },
    },
    visitor: () => ({ userId: 'visitor' }),
    newKey: () => `key-${++keys}`,
    storedWrites: tabMemory(),
    storedProducts,
    acceptedDisclaimers,
    now: Date.now,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, Math.min(ms, 20))),
    ...change,
  });
  return {
    core: { ...core, ...commandsOf(core.request) },
    view,
    session,
    summaries,
    ids,
    returns,
    hostRefresh: (id?: string) => toHost({ cartId: id }),
    async signOut() {
      await Promise.all(signOut.map((listener) => listener('asked')));
    },
    goOffline() {
      network.online = false;
    },
    isAwaitingNetwork: () => network.back.size > 0,
    goOnline() {
      network.online = true;
      for (const resolve of network.back) resolve();
    },
  };
}

/** A started tab, in a browser of its own unless `shared` is given. */
export async function startTab(options: TabOptions = {}, shared = browser()) {
  const tab = openTab(shared, options);
  await tab.core.start();
  return { ...tab, shared };
}

/** A tab that gets no events from outside. */
export const quiet = {
  isOnline: () => true,
  backOnline: () => Promise.resolve(),
  notifyTabs() {},
  onOtherTab() {},
  onReturn() {},
  onLeave() {},
};

export type Tab = ReturnType<typeof openTab>;

/** Calls to the cart that a test can make fail before or after they have reached the service. */
export function withFaults(
  fault: (call: 'create' | 'read' | 'write') => 'dropBefore' | 'dropAfter' | undefined,
  lost: () => Error,
) {
  return (calls: CartCalls): CartCalls => {
    async function around<T>(kind: 'create' | 'read' | 'write', work: () => Promise<T>): Promise<T> {
      const what = fault(kind);
      if (what === 'dropBefore') throw lost();
      const answer = await work();
      if (what === 'dropAfter') throw lost();
      return answer;
    }
    return {
      create: (...args) => around('create', () => calls.create(...args)),
      read: (...args) => around('read', () => calls.read(...args)),
      write: (...args) => around('write', () => calls.write(...args)),
    };
  };
}

/** A service without idempotency keys and ETags. */
export function withoutTags(calls: CartCalls): CartCalls {
  const bare = async <A extends { etag: string | null }>(answer: Promise<A>) => ({ ...(await answer), etag: null });
  const newKey = () => `bare-${++keys}`;
  return {
    create: (body) => bare(calls.create(body, newKey())),
    read: (id) => bare(calls.read(id)),
    write: (id, change, { hasRow }) =>
      bare(calls.write(id, change, { hasRow, ifMatch: undefined, idempotencyKey: newKey() })),
  };
}
