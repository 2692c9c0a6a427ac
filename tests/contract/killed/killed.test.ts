import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { newDatabase } from '../../../fixtures/backend/testing/test-store';
import { generateCatalogue } from '../../../fixtures/data/catalogue';
import { mondayOf } from '../../../fixtures/data/dates';
import { type Death, mortalBackend } from './mortal-backend';
import { type Bought, shopper } from './shopper';

const folder = mkdtempSync(path.join(tmpdir(), 'luckan-killed-'));
afterAll(() => rm(folder, { recursive: true }));

const products = generateCatalogue({ seed: 1, products: 60, today: mondayOf(new Date()) }).products.filter(
  (product) =>
    product.itemType === 'goods' &&
    product.price !== null &&
    !product.discontinued &&
    product.stock > 5 &&
    product.shippingTags.length === 0 &&
    product.maxQuantity > 5,
);

const deaths = fc.array(fc.record({ calls: fc.integer({ min: 1, max: 40 }), ms: fc.nat({ max: 12 }) }), {
  minLength: 8,
  maxLength: 8,
});
const seed = Number(process.env.KILL_SEED ?? Date.now() % 1_000_000_000);

it('a backend killed at any moment has stored every cart, payment and order that it acknowledged', async () => {
  console.log(`KILL_SEED=${seed}`);
  const [planned = []] = fc.sample<Death[]>(deaths, { seed, numRuns: 1 });
  const server = process.env.POSTGRES_SERVER;
  const backend = await mortalBackend({
    dist: path.join(folder, 'dist'),
    dataDir: path.join(folder, 'data'),
    databaseUrl: server && (await newDatabase(server)),
    deaths: planned,
  });
  try {
    const bought: Bought[] = [];
    const adds = [1, 2, 1];
    const newCustomer = () => shopper(backend, 'killed-at-work');
    async function shop(nth: number): Promise<void> {
      const customer = newCustomer();
      for (let turn = nth; turn === nth || backend.left() > 0; turn++) {
        const product = products[turn % products.length];
        bought.push(await customer.buy(String(product?.productNumber), adds));
        for (const each of bought) await customer.look(each);
      }
    }
    await Promise.all([0, 1, 2].map(shop));
    const customer = newCustomer();
    for (const each of bought) await customer.look(each);
    const orders = bought.map(({ orderId }) => orderId).sort();
    expect(new Set(orders).size).toBe(orders.length);
    expect((await customer.mailed()).sort()).toEqual(orders);
    expect(backend.lost()).toBeGreaterThan(0);
  } finally {
    await backend.stop();
  }
}, 180_000);
