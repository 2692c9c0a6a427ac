import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { ApiError } from '../../../src/api/errors';
import { card } from '../../../src/cart/testing/card';
import type { Cart } from '../../../src/domain/cart';
import { productNumber } from '../../../src/domain/ids';
import { shop, startTab, type TabOptions, withFaults } from './client';

const [borderline, large, soldOut] = ['100013', '100012', '100005'].map(productNumber) as [never, never, never];
const one = (itemId: never) => ({ itemId, quantity: 1 });
const both = [one(borderline), one(large)];

beforeAll(async () => {
  await shop();
});

async function started(options: TabOptions = {}) {
  const tab = await startTab(options);
  const shown: (Cart | null)[] = [];
  tab.view.subscribe(() => void shown.push(tab.view.get().cart));
  return { ...tab, shown, cart: () => tab.view.get().cart };
}

it('a bundle shows at once with all its products, and costs what the service says once it has responded', async () => {
  const tab = await started();
  const added = tab.core.addItems(both, [card(borderline), card(large)]);
  expect(tab.cart()?.rows).toMatchObject([
    { itemId: borderline, discount: 0 },
    { itemId: large, discount: 0 },
  ]);
  expect(tab.view.get()).toMatchObject({ saving: true, pending: new Set([borderline, large]) });
  expect(await added).toMatchObject({ ok: true });
  expect(tab.view.get()).toMatchObject({ saving: false, pending: new Set() });
  expect(tab.cart()).toMatchObject({ version: 2, totals: { products: 59_900, discount: 9_900, total: 50_000 } });
});

it('one refused product rolls the whole bundle back, with the reason from the service', async () => {
  const tab = await started();
  const outcome = await tab.core.addItems([one(borderline), one(soldOut)], [card(borderline), card(soldOut)]);
  const failure = {
    kind: 'cartConflict',
    itemId: soldOut,
    customerDescription: expect.stringContaining('slut i lager'),
  };
  expect(outcome).toMatchObject({ ok: false, failure });
  expect(tab.shown.some((cart) => cart?.rows.length === 2)).toBe(true);
  expect(tab.cart()?.rows).toEqual([]);
  expect(tab.view.get().problem).toMatchObject({ change: { kind: 'addMany' }, failure });
});

it('a lost response does not add a bundle twice', async () => {
  let drops = 2;
  const network = () => new ApiError({ kind: 'network' });
  const wrap = withFaults((kind) => (kind === 'write' && drops-- > 0 ? 'dropAfter' : undefined), network);
  const tab = await started({ wrap });
  expect(await tab.core.addItems(both)).toMatchObject({ ok: true });
  expect(tab.cart()?.rows.map(({ quantity }) => quantity)).toEqual([1, 1]);
});

it('in whatever order products are bought, rows and total agree, and the same products cost the same', async () => {
  const products = ['100002', '100003', '100012', '100013', '100014'].map(productNumber);
  const commands = fc.uniqueArray(
    fc.record({ itemId: fc.constantFrom(...products), quantity: fc.constantFrom(1, 2, 3) }),
    {
      selector: ({ itemId }) => itemId,
      minLength: 1,
    },
  );
  await fc.assert(
    fc.asyncProperty(commands, async (items) => {
      fc.pre(items.every(({ itemId, quantity }) => quantity < 3 || itemId !== large));
      const [there, back] = await Promise.all(
        [items, items.toReversed()].map(async (order) => {
          const tab = await started();
          expect(await tab.core.addItems(order)).toMatchObject({ ok: true });
          return tab.cart();
        }),
      );
      const rows = there?.rows ?? [];
      const sum = rows.reduce((total, row) => total + row.totalPrice - row.discount, 0);
      expect(rows.every(({ discount, totalPrice }) => discount >= 0 && discount <= totalPrice)).toBe(true);
      expect(there?.totals?.total).toBe(sum + (there?.totals?.shipping ?? 0));
      expect(back?.totals).toEqual(there?.totals);
    }),
    { numRuns: 15 },
  );
}, 30_000);
