import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/api/errors';
import { quantityOf } from '../../../src/domain/cart';
import { productNumber } from '../../../src/domain/ids';
import { browser, openTab, shop, startTab, type TabOptions, withFaults, withoutTags } from './client';

const [cream, handCream] = ['100002', '100003'].map(productNumber) as [never, never];
const network = () => new ApiError({ kind: 'network' });

let backend: Awaited<ReturnType<typeof shop>>;
beforeAll(async () => {
  backend = await shop();
});

async function started(options: TabOptions = {}) {
  const tab = await startTab(options);
  const here = async () => {
    const id = tab.core.service.id();
    return id ? backend.read(id) : null;
  };
  return { ...tab, here };
}

describe('a bad network', () => {
  it.each(['dropBefore', 'dropAfter'] as const)('does not make a write count twice (%s)', async (what) => {
    let drops = 2;
    const wrap = withFaults((kind) => (kind === 'write' && drops-- > 0 ? what : undefined), network);
    const tab = await started({ wrap });
    expect(await tab.core.addItem(cream, 3)).toMatchObject({ ok: true });
    expect(quantityOf(await tab.here(), cream)).toBe(3);
  });

  it.each(['dropBefore', 'dropAfter'] as const)(
    'does not double a write to a service without keys and ETags (%s)',
    async (what) => {
      let drops = 0;
      const lossy = withFaults((kind) => (kind === 'write' && drops-- > 0 ? what : undefined), network);
      const tab = await started({ wrap: (calls) => lossy(withoutTags(calls)) });
      await tab.core.addItem(cream);
      drops = 1;
      expect(await tab.core.addItem(cream, 3)).toMatchObject({ ok: true });
      drops = 1;
      expect(await tab.core.setQuantity(handCream, 2)).toMatchObject({ ok: true });
      const cart = await tab.here();
      expect([quantityOf(cart, cream), quantityOf(cart, handCream)]).toEqual([4, 2]);
    },
  );

  it('makes a write give up, with an error and the state of the service', async () => {
    const wrap = withFaults((kind) => (kind === 'write' ? 'dropBefore' : undefined), network);
    const tab = await started({ wrap });
    expect(await tab.core.addItem(cream)).toEqual({ ok: false, failure: { kind: 'network' } });
    expect(tab.view.get().cart?.rows).toEqual([]);
    expect(tab.view.get().problem?.failure.kind).toBe('network');
  });

  it('never reports a product as gone whose addition was given up, but which the service has after all', async () => {
    let drops = 4;
    const wrap = withFaults((kind) => (kind === 'write' && drops-- > 0 ? 'dropAfter' : undefined), network);
    const tab = await started({ wrap });
    const added = tab.core.addItem(cream);
    await vi.waitFor(() => expect(drops).toBeLessThan(4));
    const removed = tab.core.removeItem(cream);
    expect(await added).toMatchObject({ ok: false });
    expect(await removed).toEqual({ ok: false, failure: { kind: 'stale' } });
    expect(quantityOf(await tab.here(), cream)).toBe(1);
    expect(quantityOf(tab.view.get().cart, cream)).toBe(1);
  });

  it('that is offline leaves changes visibly waiting until it is back', async () => {
    const tab = await started({
      wrap: withFaults(() => (offline ? 'dropBefore' : undefined), network),
    });
    let offline = false;
    await tab.core.addItem(cream);
    offline = true;
    tab.goOffline();
    const outcomes = Promise.all([tab.core.addItem(cream), tab.core.addItem(handCream)]);
    await vi.waitFor(() => expect(tab.view.get()).toMatchObject({ offline: true, saving: true }));
    expect(quantityOf(tab.view.get().cart, cream)).toBe(2);
    offline = false;
    tab.goOnline();
    expect((await outcomes).every((outcome) => outcome.ok)).toBe(true);
    expect(tab.view.get()).toMatchObject({ offline: false, saving: false });
    const cart = await tab.here();
    expect([quantityOf(cart, cream), quantityOf(cart, handCream)]).toEqual([2, 1]);
  });

  it.each([1, 3])('does not hide a change of another tab whose read is lost %i times', async (losses) => {
    let drops = 0;
    const wrap = withFaults((kind) => (kind === 'read' && drops-- > 0 ? 'dropAfter' : undefined), network);
    const tab = await started({ wrap });
    const other = await startTab({}, tab.shared);
    drops = losses;
    await other.core.addItem(cream);
    await vi.waitFor(() => expect(quantityOf(tab.view.get().cart, cream)).toBe(1));
  });

  it('that is offline does not hide a change of the app, once it is back', async () => {
    let offline = false;
    const tab = await started({ wrap: withFaults(() => (offline ? 'dropBefore' : undefined), network) });
    await tab.core.addItem(cream);
    const id = tab.core.service.id();
    offline = true;
    tab.goOffline();
    await backend.call('POST', `/api/web/cart2/internal/b2c/cart/${id}/tg/${handCream}`, { body: { quantity: 1 } });
    tab.hostRefresh();
    await vi.waitFor(() => expect(tab.isAwaitingNetwork()).toBe(true));
    offline = false;
    tab.goOnline();
    await vi.waitFor(() => expect(quantityOf(tab.view.get().cart, handCream)).toBe(1));
  });

  it('that is missing at the start is no reason to show an error for ever', async () => {
    let offline = true;
    const shared = browser();
    await startTab({}, shared).then(({ core }) => core.addItem(cream));
    const tab = openTab(shared, { wrap: withFaults(() => (offline ? 'dropBefore' : undefined), network) });
    tab.goOffline();
    await tab.core.start();
    expect(tab.view.get().status).toBe('failed');
    offline = false;
    tab.goOnline();
    await vi.waitFor(() => expect(tab.view.get()).toMatchObject({ status: 'ready' }));
    expect(quantityOf(tab.view.get().cart, cream)).toBe(1);
  });
});
