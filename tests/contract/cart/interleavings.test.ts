import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { ApiError } from '../../../src/api/errors';
import { quantityOf } from '../../../src/domain/cart';
import { type ProductNumber, productNumber } from '../../../src/domain/ids';
import { browser, openTab, shop, type Tab, withFaults } from './client';

const goods = ['100002', '100004'].map(productNumber);

let backend: Awaited<ReturnType<typeof shop>>;
beforeAll(async () => {
  backend = await shop();
});

const fault = fc.constantFrom('none', 'none', 'none', 'dropBefore', 'dropAfter', 'slow');
const step = fc.record({
  tab: fc.nat({ max: 2 }),
  item: fc.nat({ max: 1 }),
  quantity: fc.integer({ min: 1, max: 3 }),
  pause: fc.nat({ max: 3 }),
});

/** Tabs that add, over a network that loses calls and answers; then everybody looks at the same cart. */
async function play(steps: { tab: number; item: number; quantity: number; pause: number }[], faults: string[]) {
  const shared = browser();
  let call = 0;
  const nextFault = () => {
    const what = faults[call++ % faults.length];
    return what === 'dropBefore' || what === 'dropAfter' ? what : undefined;
  };
  const wrap = withFaults(nextFault, () => new ApiError({ kind: 'network' }));
  const tabs: Tab[] = [0, 1, 2].map(() => openTab(shared, { wrap }));
  await Promise.all(tabs.map((tab) => tab.core.start()));
  const done = new Map<ProductNumber, number>();
  const maybe = new Map<ProductNumber, number>();
  const wishes = steps.map(async ({ tab, item, quantity, pause }) => {
    await new Promise((resolve) => setTimeout(resolve, pause * 4));
    const itemId = goods[item] ?? productNumber('100002');
    const outcome = await tabs[tab]?.core.addItem(itemId, quantity);
    const count = outcome?.ok ? done : maybe;
    count.set(itemId, (count.get(itemId) ?? 0) + quantity);
  });
  await Promise.all(wishes);
  return { tabs, done, maybe };
}

it('no add that was shown as done is missing, none is counted twice, and all tabs end with the service’s cart', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 2, maxLength: 10 }),
      fc
        .array(fault, { minLength: 3, maxLength: 9 })
        .filter((faults) => faults.filter((each) => each === 'none' || each === 'slow').length * 2 > faults.length),
      async (steps, faults) => {
        const { tabs, done, maybe } = await play(steps, faults);
        const id = tabs[0]?.ids.read();
        expect(id).not.toBeNull();
        if (!id) return;
        const cart = await backend.read(id);
        for (const item of goods) {
          const [sure, unsure] = [done.get(item) ?? 0, maybe.get(item) ?? 0];
          expect(quantityOf(cart, item)).toBeGreaterThanOrEqual(sure);
          expect(quantityOf(cart, item)).toBeLessThanOrEqual(sure + unsure);
        }
        for (const { core, view } of tabs) {
          await core.reload();
          await core.settled();
          if (view.get().status === 'ready') expect(view.get().cart?.rows).toEqual(cart.rows);
        }
      },
    ),
    { numRuns: 40, seed: 7 },
  );
}, 60_000);
