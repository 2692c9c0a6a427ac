import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { generateCatalogue } from '../../fixtures/data/catalogue';
import { mondayOf } from '../../fixtures/data/dates';
import { median } from '../bench/statistics';
import { fillCart } from '../bench/targets';
import { type BackendProcess, startBackend } from '../support/backend-process';
import { searchFor, writeWhileSearching } from '../support/search-load';
import { searchTable } from './search-table';

const folder = mkdtempSync(path.join(tmpdir(), 'luckan-search-load-'));
const products = 5000;
let backend: BackendProcess;

beforeAll(async () => {
  backend = await startBackend(process.cwd(), {
    dist: path.join(folder, 'dist'),
    dataDir: path.join(folder, 'data'),
    products,
  });
}, 180_000);

afterAll(async () => {
  await backend.stop();
  await rm(folder, { recursive: true });
});

it('searches of the embedded database neither hold up cart writes nor find anything else because of that', async () => {
  // The first searches are answered before the catalogue has been copied.
  const before = await answers();
  const itemId = anyItem();
  const cartId = await fillCart(backend.origin, itemId);
  // Behind the searches of ten customers, a write would take about half as long as one of them.
  const limit = 0.25;
  let share = 1;
  for (let turn = 0; turn < 5 && share >= limit; turn++) {
    const { write, search } = await writeWhileSearching(backend.origin, { clients: 10, writes: 30, cartId, itemId });
    share = median(write) / median(search);
  }
  expect(share).toBeLessThan(limit);
  expect(await answers()).toEqual(before);
}, 240_000);

async function answers(): Promise<string[]> {
  const all: string[] = [];
  for (const { query } of searchTable) all.push(await searchFor(backend.origin, query));
  return all;
}

function anyItem(): string {
  const found = generateCatalogue({ seed: 1, products, today: mondayOf(new Date()) }).products.find(
    ({ itemType, price, stock, shippingTags }) =>
      itemType === 'goods' && price !== null && stock > 5 && shippingTags.length === 0,
  );
  return String(found?.productNumber);
}
