import { beforeAll, describe, expect, it, vi } from 'vitest';
import { quantityOf } from '../../../src/domain/cart';
import { productNumber } from '../../../src/domain/ids';
import { browser, customer, openTab, quiet, shop, startTab, type Tab, visitor } from './client';

const [cream, handCream] = ['100002', '100003'].map(productNumber) as [never, never];

let backend: Awaited<ReturnType<typeof shop>>;
beforeAll(async () => {
  backend = await shop();
});

async function here({ ids }: Pick<Tab, 'ids'>) {
  const id = ids.read();
  if (!id) throw new Error('there is no cart');
  return backend.read(id);
}

describe('two tabs', () => {
  it('that start without a cart share one', async () => {
    const one = await startTab();
    const two = await startTab({}, one.shared);
    await Promise.all([one.core.addItem(cream), two.core.addItem(handCream)]);
    const cart = await here(one);
    expect([quantityOf(cart, cream), quantityOf(cart, handCream)]).toEqual([1, 1]);
    await vi.waitFor(() => {
      for (const { view } of [one, two]) expect(view.get().cart?.version).toBe(cart.version);
    });
  });

  it('that add at the same time lose nothing', async () => {
    const one = await startTab();
    const two = await startTab({}, one.shared);
    const clicks = Array.from({ length: 10 }, (_, n) => (n % 2 ? one : two).core.addItem(cream));
    expect((await Promise.all(clicks)).every((outcome) => outcome.ok)).toBe(true);
    expect(quantityOf(await here(one), cream)).toBe(10);
  });

  it('that set different rows are merged', async () => {
    const one = await startTab();
    await one.core.addItems([
      { itemId: cream, quantity: 1 },
      { itemId: handCream, quantity: 1 },
    ]);
    const two = await startTab({}, one.shared);
    const outcomes = await Promise.all([one.core.setQuantity(cream, 5), two.core.setQuantity(handCream, 3)]);
    expect(outcomes.map((outcome) => outcome.ok)).toEqual([true, true]);
    const cart = await here(one);
    expect([quantityOf(cart, cream), quantityOf(cart, handCream)]).toEqual([5, 3]);
  });

  it('that set the same row differently are out of sync: the later one is notified, and nothing is overwritten', async () => {
    const one = await startTab();
    await one.core.addItem(cream);
    const two = await startTab({ environment: quiet }, one.shared);
    await one.core.setQuantity(cream, 5);
    expect(await two.core.setQuantity(cream, 2)).toEqual({ ok: false, failure: { kind: 'stale' } });
    expect(two.view.get()).toMatchObject({ outOfSync: true });
    expect(quantityOf(two.view.get().cart, cream)).toBe(5);
    await two.core.reload();
    expect(two.view.get().outOfSync).toBe(false);
    expect(await two.core.setQuantity(cream, 2)).toMatchObject({ ok: true });
  });

  it('get the same new cart when one of them finds that the service has given up theirs', async () => {
    const one = await startTab();
    await one.core.addItem(cream);
    const two = await startTab({}, one.shared);
    one.shared.forge('long-gone');
    await one.core.refresh();
    const { cartId } = await here(one);
    await vi.waitFor(() => expect(two.view.get().cart?.cartId).toBe(cartId));
  });

  it('show changes made elsewhere when the user returns to them', async () => {
    const one = await startTab();
    await one.core.addItem(cream);
    const two = await startTab({}, one.shared);
    one.shared.tabs.clear();
    await one.core.addItem(cream);
    expect(quantityOf(two.view.get().cart, cream)).toBe(1);
    two.returns.focus();
    await vi.waitFor(() => expect(quantityOf(two.view.get().cart, cream)).toBe(2));
  });
});

describe('a cart from the app', () => {
  async function madeByApp() {
    return (await backend.call('POST', '/api/web/cart2/internal/b2c/cart')).text('id');
  }

  it('is used when it arrives while the shop creates its own', async () => {
    const id = await madeByApp();
    const tab = await startTab({
      wrap: (calls) => ({
        ...calls,
        create: (...args) => calls.create(...args).finally(() => tab.hostRefresh(id)),
      }),
    });
    expect(await tab.core.addItem(cream)).toMatchObject({ ok: true, cart: { cartId: id } });
    expect(quantityOf(await here(tab), cream)).toBe(1);
    expect(tab.ids.read()).toBe(id);
  });

  it('that replaces another never appears to contain what was added to the other', async () => {
    const id = await madeByApp();
    let replaced = false;
    const tab = await startTab({
      wrap: (calls) => ({
        ...calls,
        write: (...args) => calls.write(...args).finally(() => replaced && tab.hostRefresh(id)),
      }),
    });
    await tab.core.addItem(cream);
    replaced = true;
    expect(await tab.core.addItem(handCream)).toEqual({ ok: false, failure: { kind: 'invalidCart' } });
    expect(tab.view.get()).toMatchObject({
      cart: { cartId: id, rows: [] },
      problem: { failure: { kind: 'invalidCart' } },
    });
  });
});

it('a member whose prerequisites cannot be fetched still has a cart and can reload it', async () => {
  const tab = openTab(browser(), { prerequisites: () => Promise.reject(new TypeError('a file is gone')) });
  tab.session.set(customer);
  await tab.core.start();
  await vi.waitFor(() => expect(tab.view.get()).toMatchObject({ status: 'ready', withoutPrescriptions: true }));
  await tab.core.reload();
  expect(tab.view.get().status).toBe('ready');
});

it('nothing is loaded and writes wait until it is known who is signed in', async () => {
  const read = vi.fn();
  const tab = openTab(browser(), {
    wrap: (calls) => ({
      ...calls,
      create: (...args) => {
        read();
        return calls.create(...args);
      },
    }),
  });
  tab.session.set({ ...visitor, status: 'fetching' });
  void tab.core.start();
  const outcome = tab.core.addItem(cream);
  // Meanwhile another browser's tab, where it is known, creates its cart and adds to it.
  expect(await (await startTab()).core.addItem(cream)).toMatchObject({ ok: true });
  expect(read).not.toHaveBeenCalled();
  expect(tab.view.get()).toMatchObject({ status: 'waiting', saving: true });
  tab.session.set(visitor);
  expect(await outcome).toMatchObject({ ok: true });
  await tab.core.settled();
  expect(quantityOf(await here(tab), cream), 'what waited is done once').toBe(1);
});
