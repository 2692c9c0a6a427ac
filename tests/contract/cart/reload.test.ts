import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/api/errors';
import { quantityOf } from '../../../src/domain/cart';
import { productNumber } from '../../../src/domain/ids';
import { browser, openTab, shop, type Tab, withFaults, withoutTags } from './client';
import { tabToReload } from './tab-to-reload';

const [cream, handCream] = ['100002', '100003'].map(productNumber) as [never, never];
const lost = () => new ApiError({ kind: 'network' });

let backend: Awaited<ReturnType<typeof shop>>;
beforeAll(async () => {
  backend = await shop();
});

async function results({ core }: Tab, item = cream): Promise<number> {
  const id = core.service.id();
  return quantityOf(id && (await backend.read(id)), item);
}

/** A change on another device that has the same cart open. */
async function elsewhere({ core }: Tab, change: (tab: Tab) => Promise<unknown>): Promise<void> {
  const shared = browser();
  shared.forge(String(core.service.id()));
  const other = openTab(shared);
  await other.core.start();
  await change(other);
}

describe('a reload during a pending write', () => {
  it.each(['before', 'after'] as const)(
    'applies a link once, though the link is read again (%s the service has done it)',
    async (when) => {
      const { first, cut, left, reload } = await tabToReload();
      const products = [{ itemId: cream, quantity: 2 }];
      cut(when);
      void first.core.addItems(products, [], `visit-${when}`);
      await left();
      const outcomes: Promise<{ ok: boolean }>[] = [];
      const ask = (tab: Tab) => void outcomes.push(tab.core.addItems(products, [], `visit-${when}`));
      const tab = await reload(ask);
      ask(tab);
      await tab.core.settled();
      expect(await results(tab)).toBe(2);
      expect(await Promise.all(outcomes)).toMatchObject([{ ok: true }, { ok: true }]);
    },
  );

  it.each(['before', 'after'] as const)('neither loses nor doubles it (%s the service has done it)', async (when) => {
    const { first, cut, left, reload, storedWrites } = await tabToReload();
    cut(when);
    void first.core.addItem(cream, 2);
    await left();
    expect(await results(await reload())).toBe(2);
    expect(storedWrites.read()).toEqual([]);
  });

  it('shows what is sent again before it is known who is signed in', async () => {
    const { first, cut, left, reload } = await tabToReload();
    cut('before');
    void first.core.addItem(cream, 1);
    await left();
    const shown: ReadonlySet<string>[] = [];
    const tab = await reload(({ view }) => shown.push(view.get().resumed));
    expect([...shown, tab.view.get().resumed]).toEqual([new Set([cream]), new Set()]);
  });

  it.each(['before', 'after'] as const)(
    'counts another click meanwhile as one more (%s the service has done it)',
    async (when) => {
      const { first, cut, left, reload } = await tabToReload();
      cut(when);
      void first.core.addItem(cream, 2);
      await left();
      expect(await results(await reload((tab) => tab.core.addItem(cream, 1)))).toBe(3);
    },
  );

  it.each(['before', 'after'] as const)(
    'treats the write queued behind it separately (%s the service has done the first)',
    async (when) => {
      const { first, cut, left, reload } = await tabToReload();
      cut(when);
      void first.core.addItem(cream, 1);
      await left();
      void first.core.addItem(cream, 1);
      const tab = await reload();
      expect(await results(tab)).toBe(2);
      expect(tab.view.get().problem).toBeNull();
    },
  );

  it('keeps the first product of a new cart for that very cart', async () => {
    const { first, cut, left, storedWrites } = await tabToReload();
    cut('before');
    void first.core.addItem(cream, 1);
    await left();
    expect(storedWrites.read()).toMatchObject([{ cartId: first.core.service.id(), sent: true }]);
  });

  it('handles earlier commands before it', async () => {
    const { first, cut, reload } = await tabToReload();
    await first.core.addItem(cream, 1);
    cut('before');
    void first.core.setQuantity(cream, 4);
    expect(await results(await reload((tab) => tab.core.addItem(cream, 1)))).toBe(5);
  });

  it.each(['before', 'after'] as const)(
    'does not lose it while the first read of the cart fails (%s the service has done it)',
    async (when) => {
      let fails = false;
      const fault = (kind: string) => (fails && kind === 'read' ? 'dropBefore' : undefined);
      const { first, cut, left, reload } = await tabToReload(withFaults(fault, lost));
      await first.core.addItem(handCream, 1);
      cut(when);
      void first.core.addItem(cream, 2);
      await left();
      fails = true;
      expect(await results(await reload(() => setTimeout(() => (fails = false), 40)))).toBe(2);
    },
  );

  it('does not double it when it was retried on a cart that others had changed', async () => {
    const reloading = await tabToReload((calls) => ({
      ...calls,
      write: (...args) =>
        calls.write(...args).catch((stale) => {
          reloading.cut('after');
          throw stale;
        }),
    }));
    await reloading.first.core.addItem(cream, 1);
    await elsewhere(reloading.first, (other) => other.core.addItem(handCream, 1));
    void reloading.first.core.addItem(cream, 2);
    await reloading.left();
    expect(await results(await reloading.reload())).toBe(3);
  });

  it('does not override a later change from another device', async () => {
    const { first, cut, left, reload } = await tabToReload();
    await first.core.addItem(cream, 1);
    cut('before');
    void first.core.setQuantity(cream, 4);
    await left();
    await elsewhere(first, (other) => other.core.setQuantity(cream, 2));
    const tab = await reload();
    expect(await results(tab)).toBe(2);
    expect(tab.view.get().outOfSync).toBe(true);
  });

  it('preserves it while a new command waits for the session, in case that page is reloaded too', async () => {
    const { first, cut, left, reload, storedWrites } = await tabToReload();
    cut('before');
    void first.core.addItem(cream, 2);
    await left();
    let stored = storedWrites.read();
    await reload((tab) => {
      void tab.core.addItem(handCream);
      stored = storedWrites.read();
    });
    expect(stored.map(({ change }) => change)).toMatchObject([{ itemId: cream }, { itemId: handCream }]);
  });
});

describe('with a service that supports neither keys nor ETags, a reload', () => {
  it('does not repeat a write that may have been done', async () => {
    const { first, cut, left, reload } = await tabToReload(withoutTags);
    await first.core.addItem(cream, 1);
    cut('after');
    void first.core.addItem(cream, 2);
    await left();
    expect(await results(await reload())).toBe(3);
  });

  it('does not repeat the first product of a new cart', async () => {
    const { first, cut, left, reload } = await tabToReload(withoutTags);
    cut('after');
    void first.core.addItem(cream, 2);
    await left();
    expect(await results(await reload())).toBe(2);
  });

  it('does not lose a write that was never sent', async () => {
    const { first, cut, left, reload } = await tabToReload(withoutTags);
    cut('after');
    void first.core.addItem(cream, 1);
    await left();
    void first.core.addItem(handCream, 1);
    const tab = await reload();
    expect([await results(tab), await results(tab, handCream)]).toEqual([1, 1]);
  });

  it('does not lose the first product of a cart that was never created', async () => {
    let isLost = true;
    const { first, storedWrites, reload } = await tabToReload((calls) => ({
      ...withoutTags(calls),
      create: (...args) => (isLost ? new Promise<never>(() => {}) : withoutTags(calls).create(...args)),
    }));
    void first.core.addItem(cream, 1);
    await vi.waitFor(() => expect(storedWrites.read()).toMatchObject([{ sent: true }]));
    isLost = false;
    expect(await results(await reload())).toBe(1);
  });
});
