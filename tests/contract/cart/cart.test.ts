import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/api/errors';
import { numberOfItems, quantityOf } from '../../../src/domain/cart';
import { cartId, productNumber } from '../../../src/domain/ids';
import { browser, shop, startTab, type TabOptions, withFaults } from './client';

const [cream, handCream, soldOut] = ['100002', '100003', '100005'].map(productNumber) as [never, never, never];
const network = () => new ApiError({ kind: 'network' });

let backend: Awaited<ReturnType<typeof shop>>;
beforeAll(async () => {
  backend = await shop();
});

async function started(options: TabOptions = {}, shared = browser()) {
  const tab = await startTab(options, shared);
  const here = async () => {
    const id = tab.core.service.id();
    return id ? backend.read(id) : null;
  };
  return { ...tab, shared, here };
}

function counting() {
  const count = { create: 0, read: 0, write: 0 };
  const wrap = withFaults((kind) => void count[kind]++, network);
  return { count, wrap };
}

describe('a visitor', () => {
  it('has no cart until a product is added', async () => {
    const { count, wrap } = counting();
    const tab = await started({ wrap });
    expect(tab.view.get()).toMatchObject({ status: 'ready', cart: null });
    expect(count).toEqual({ create: 0, read: 0, write: 0 });
    const outcome = await tab.core.addItem(cream, 2);
    expect(outcome).toMatchObject({ ok: true });
    expect(quantityOf(await tab.here(), cream)).toBe(2);
    expect(tab.ids.read()).toBe(tab.core.service.id());
  });

  it('finds the cart again after a reload', async () => {
    const tab = await started();
    await tab.core.addItem(cream, 2);
    const again = await started({}, tab.shared);
    expect(quantityOf(again.view.get().cart, cream)).toBe(2);
  });

  it('finds a row that was given back where it was, also while the service confirms it', async () => {
    const tab = await started();
    for (const item of [cream, handCream]) await tab.core.addItem(item);
    const [row] = tab.view.get().cart?.rows ?? [];
    if (!row) throw new Error('no row');
    const rows = () => tab.view.get().cart?.rows.map(({ itemId }) => itemId);
    await tab.core.removeItem(cream);
    const restored = tab.core.restoreRow(row, [handCream]);
    expect(rows()).toEqual([cream, handCream]);
    await restored;
    expect(rows()).toEqual([cream, handCream]);

    // Removed again, and bought anew later, it is a new row.
    await tab.core.removeItem(cream);
    await tab.core.addItem(cream);
    expect(rows()).toEqual([handCream, cream]);
  });

  it('gets a new cart when the stored one is forged or gone', async () => {
    const shared = browser();
    shared.forge('forged');
    const tab = await started({}, shared);
    expect(tab.view.get().status).toBe('ready');
    expect(tab.ids.read()).not.toBe('forged');
    expect(tab.view.get().cart?.rows).toEqual([]);
  });

  it('sees that the cart could not be fetched and can retry', async () => {
    const first = await started();
    await first.core.addItem(cream);
    let broken = true;
    const wrap = withFaults((kind) => (broken && kind === 'read' ? 'dropBefore' : undefined), network);
    const tab = await started({ wrap }, first.shared);
    expect(tab.view.get()).toMatchObject({ status: 'failed', cart: null });
    broken = false;
    await tab.core.reload();
    expect(tab.view.get().status).toBe('ready');
    expect(quantityOf(tab.view.get().cart, cream)).toBe(1);
  });
});

describe('quick clicks', () => {
  it('show at once, and the service counts each exactly once', async () => {
    const tab = await started();
    const outcomes = Array.from({ length: 12 }, () => tab.core.addItem(cream));
    expect(tab.view.get()).toMatchObject({ saving: true });
    expect(tab.view.get().pending.has(cream)).toBe(true);
    expect((await Promise.all(outcomes)).every((outcome) => outcome.ok)).toBe(true);
    expect(quantityOf(await tab.here(), cream)).toBe(12);
    expect(tab.view.get()).toMatchObject({ saving: false });
  });

  it('while typing a quantity end as one call', async () => {
    const { count, wrap } = counting();
    const tab = await started({ wrap });
    await tab.core.addItem(cream);
    const before = count.write;
    const typed: Promise<unknown>[] = [];
    for (const quantity of [1, 12, 1, 15]) {
      typed.push(tab.core.setQuantity(cream, quantity));
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    await Promise.all(typed);
    expect(count.write - before).toBe(1);
    expect(quantityOf(await tab.here(), cream)).toBe(15);
  });

  it('never make a count jump: the view has each change once, also between response and queue', async () => {
    const tab = await started();
    await tab.core.addItem(cream);
    const seen: number[] = [];
    tab.view.subscribe(() => seen.push(quantityOf(tab.view.get().cart, cream)));
    await Promise.all([tab.core.addItem(cream), tab.core.addItem(cream), tab.core.addItem(cream)]);
    expect(Math.max(...seen)).toBe(4);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
  });

  it('before leaving the page are sent at once', async () => {
    const tab = await started({ wait: (ms) => new Promise((resolve) => ms === 0 && resolve()) });
    await tab.core.addItem(cream);
    const outcome = tab.core.setQuantity(cream, 7);
    tab.returns.leave();
    expect(await outcome).toMatchObject({ ok: true });
    expect(quantityOf(await tab.here(), cream)).toBe(7);
  });
});

describe('a refused change', () => {
  it('is rolled back, with the message of the service', async () => {
    const tab = await started();
    await tab.core.addItem(handCream, 2);
    const outcome = await tab.core.setQuantity(handCream, 9);
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'cartConflict', reason: 'EXCEEDS_STOCK' } });
    expect(quantityOf(tab.view.get().cart, handCream)).toBe(2);
    expect(tab.view.get().problem?.failure).toMatchObject({
      customerDescription: 'Det finns tyvärr inte fler än 3 st på lager online.',
    });
    tab.core.emit({ type: 'problemDismissed' });
    expect(tab.view.get().problem).toBeNull();
  });

  it('does not stop the ones that follow', async () => {
    const tab = await started();
    const [refused, done] = await Promise.all([tab.core.addItem(soldOut), tab.core.addItem(cream)]);
    expect([refused.ok, done.ok]).toEqual([false, true]);
  });

  it('of a voucher shows the reason', async () => {
    const tab = await started();
    await tab.core.addItem(cream);
    const outcome = await tab.core.change({ kind: 'addVoucher', code: 'FINNSINTE' });
    expect(outcome).toEqual({ ok: false, failure: { kind: 'invalidVoucher', reason: 'UNKNOWN_CODE' } });
  });

  it('of an invalid phone number names its field, and a valid number is stored until it is removed', async () => {
    const tab = await started();
    await tab.core.addItem(cream);
    const request = (phoneNumber: string | null) => tab.core.change({ kind: 'counselling', phoneNumber });
    expect(await request('123')).toMatchObject({ failure: { kind: 'validation', fields: ['phoneNumber'] } });
    expect(await request('+46701234567')).toMatchObject({ ok: true });
    expect((await tab.here())?.counselling).toEqual({ phoneNumber: '+46701234567' });
    expect(await request(null)).toMatchObject({ cart: { counselling: null } });
  });

  it('of a cart that no longer exists leads to a new cart and an error', async () => {
    const tab = await started();
    await tab.core.addItem(cream);
    const dead = tab.ids.read();
    await backend.db.query('delete from cart where id = $1', [dead]);
    const outcomes = await Promise.all([tab.core.addItem(cream), tab.core.setQuantity(handCream, 1)]);
    expect(outcomes.map((each) => !each.ok && each.failure.kind)).toEqual(['invalidCart', 'invalidCart']);
    expect(tab.ids.read()).not.toBe(dead);
    expect(await tab.core.addItem(cream)).toMatchObject({ ok: true });
  });
});

it('the host is notified of each cart that the service confirms, the last one last', async () => {
  const tab = await started();
  await Promise.all([tab.core.addItem(cream), tab.core.addItem(handCream)]);
  const cart = await tab.here();
  expect(tab.summaries.at(-1)).toEqual({
    cartId: tab.ids.read(),
    numberOfItems: cart && numberOfItems(cart),
    total: cart?.totals?.total,
    currency: 'SEK',
    hasPrescriptions: false,
    prescriptionsWaiting: false,
  });
});

it('the host learns at the start that there is no cart yet, and of the first product without another empty cart', async () => {
  const tab = await started();
  const empty = { total: 0, currency: 'SEK', hasPrescriptions: false, prescriptionsWaiting: false };
  expect(tab.summaries).toEqual([{ numberOfItems: 0, ...empty }]);
  await tab.core.addItem(cream);
  await tab.core.settled();
  expect(tab.summaries.slice(1).map((summary) => summary.numberOfItems)).toEqual([1]);
  await tab.core.removeItem(cream);
  await tab.core.settled();
  expect(tab.summaries.at(-1)).toEqual({ cartId: tab.ids.read(), numberOfItems: 0, ...empty });
});

it('the host can replace the cart', async () => {
  const [mine, others] = [await started(), await started()];
  await mine.core.addItem(cream);
  await others.core.addItem(handCream, 2);
  mine.hostRefresh(others.ids.read() ?? '');
  await vi.waitFor(() => expect(quantityOf(mine.view.get().cart, handCream)).toBe(2));
  expect(mine.ids.read()).toBe(cartId(others.ids.read() ?? ''));
});

it('a refusal is cleared by the next command', async () => {
  const tab = await started();
  await tab.core.addItem(soldOut);
  expect(tab.view.get().problem).not.toBeNull();
  await tab.core.addItem(cream);
  expect(tab.view.get().problem).toBeNull();
});
