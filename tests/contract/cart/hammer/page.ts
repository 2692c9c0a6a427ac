import { randomUUID } from 'node:crypto';
import { setTimeout as sleep, setImmediate as soon } from 'node:timers/promises';
import type { CartCalls } from '../../../../src/api/cart/calls';
import type { Environment } from '../../../../src/cart/environment';
import type { CartView } from '../../../../src/cart/view';
import type { CartId } from '../../../../src/domain/ids';
import type { Locks } from '../../../../src/lib/with-lock';
import { browser, openTab, tabMemory } from '../client';
import { type FaultyNetwork, type Fetch, fetchOver, through } from './network';

/** How much faster than in a browser pauses and retries pass. */
const speed = 50;
const now = () => Math.round(performance.timeOrigin + performance.now() * speed);
const never = new Promise<never>(() => {});

/** State shared by the pages of one device. */
export function createDevice(network: FaultyNetwork) {
  const shared = browser();
  const carts = new Set<CartId>();
  const ids = {
    read: shared.ids.read,
    write(id: CartId) {
      carts.add(id);
      return shared.ids.write(id);
    },
  };
  const listeners = new Map<Life, () => void>();
  /** `carts` are all carts that the device has ever had. */
  return { ...shared, ids, carts, network, listeners, lastTurn: Promise.resolve<unknown>(undefined) };
}

export type Device = ReturnType<typeof createDevice>;

interface Life {
  isGone: boolean;
  isOnline: boolean;
  /** Wakes everything that waits for the network. */
  wake: Set<() => void>;
  left: Promise<void>;
}

/** One page of the shop, from load until it is left: afterwards nothing reaches it, and it does nothing more. */
function openPage(device: Device, memory: ReturnType<typeof tabMemory>) {
  let leave = () => {};
  const left = new Promise<void>((resolve) => {
    leave = resolve;
  });
  const life: Life = { isGone: false, isOnline: true, wake: new Set(), left };
  const tab = openTab(device, {
    wrap: (calls) => callsThrough(calls, fetchOf(device.network, life)),
    locks: locksOf(device, life),
    environment: environmentOf(device, life),
    storedWrites: { read: memory.read, write: (writes) => life.isGone || memory.write(writes) },
    newKey: randomUUID,
    now,
    wait: async (ms) => {
      await sleep(ms / speed);
      if (life.isGone) await never;
    },
  });
  return {
    ...tab,
    setOnline(isOnline: boolean) {
      life.isOnline = isOnline;
      if (isOnline) for (const wake of life.wake) wake();
    },
    leave() {
      life.isGone = true;
      device.listeners.delete(life);
      leave();
    },
  };
}

function fetchOf(network: FaultyNetwork, life: Life): Fetch {
  const outside = fetchOver(network);
  return async (url, init) => {
    if (life.isGone) return never;
    if (!life.isOnline) {
      if (init.method === 'GET') network.mayBeOutdated = true;
      throw new TypeError('offline');
    }
    try {
      return await outside(url, init);
    } finally {
      if (life.isGone) await never;
    }
  };
}

function callsThrough(calls: CartCalls, fetch: Fetch): CartCalls {
  return {
    create: (...args) => through(fetch, () => calls.create(...args)),
    read: (...args) => through(fetch, () => calls.read(...args)),
    write: (...args) => through(fetch, () => calls.write(...args)),
  };
}

/** The browser releases the locks of a page that is gone. */
function locksOf(device: Device, life: Life): Locks {
  return {
    request(_name, _options, work) {
      const mine = device.lastTurn.then(() => (life.isGone ? never : work()));
      device.lastTurn = Promise.race([mine.catch(() => {}), life.left]);
      return mine;
    },
  };
}

function environmentOf({ listeners, network }: Device, life: Life): Environment {
  return {
    isOnline: () => life.isOnline,
    backOnline: () => new Promise((resolve) => life.wake.add(resolve)),
    notifyTabs() {
      const others = [...listeners.keys()].filter((each) => each !== life);
      const delivered = soon().then(() => {
        for (const other of others) listeners.get(other)?.();
        network.underWay.delete(delivered);
      });
      network.underWay.add(delivered);
    },
    onOtherTab: (listener) => void listeners.set(life, listener),
    onReturn() {},
    onLeave() {},
  };
}

type Page = ReturnType<typeof openPage>;

export interface Tab {
  page(): Page;
  /** Reloads the page; what it has stored is still there. */
  reload(): void;
  /** A command failed, and one of the pages has reported it. */
  hasComplained(): boolean;
}

/** A tab, across all its reloads. */
export function createTab(device: Device): Tab {
  const memory = tabMemory();
  let complained = false;
  const watch = ({ problem, outOfSync }: CartView) => {
    complained ||= problem !== null || outOfSync;
  };
  const load = () => {
    const page = openPage(device, memory);
    page.view.subscribe(() => watch(page.view.get()));
    void page.core.start();
    return page;
  };
  let page = load();
  return {
    page: () => page,
    reload() {
      page.leave();
      page = load();
    },
    hasComplained: () => complained,
  };
}
