import path from 'node:path';
import { expect, test } from 'vitest';
import { areas } from './areas.mjs';
import { testFiles } from './test-files.mjs';

const root = path.resolve(import.meta.dirname, '../..');

test('the tests of an area are the units and journeys about it, whatever the area is called in their paths', async () => {
  const { units, journeys } = await testFiles(root, ['Club']);
  for (const name of ['both/bonus-cheques', 'both/club', 'external/club-tracked', 'site/membership'])
    expect(journeys).toContain(`tests/journeys/${name}.spec.ts`);
  expect(journeys).not.toContain('tests/journeys/both/buy.spec.ts');
  expect(units).toContain('src/domain/purchases.test.ts');
  expect(units).toContain('fixtures/backend/members/points.test.ts');
});

test('the area of products has their cards and prices, too', async () => {
  const { units, journeys } = await testFiles(root, ['product']);
  expect(units).toContain('src/blocks/product-card/ProductCard.test.tsx');
  expect(units).toContain('src/blocks/price/Price.test.tsx');
  expect(units).toContain('fixtures/data/products/products.test.ts');
  expect(journeys).toContain('tests/journeys/both/current-prices.spec.ts');
});

test.each(Object.entries(areas))('every word of the area %s is in the path of a test', async (_area, words) => {
  for (const word of words) {
    const { units, journeys } = await testFiles(root, [word]);
    expect(units.length + journeys.length, word).toBeGreaterThan(0);
  }
});

test('a word that is no area selects the tests with it in their path', async () => {
  const { units, journeys } = await testFiles(root, ['Vouchers']);
  expect(units.length + journeys.length).toBeGreaterThan(1);
  for (const file of [...units, ...journeys]) expect(file.toLowerCase()).toContain('vouchers');
});

test('a word that is in no path matches no tests', async () => {
  expect(await testFiles(root, ['no-such-area'])).toEqual({ units: [], journeys: [] });
});

test('without a word all tests match', async () => {
  const { units, journeys } = await testFiles(root, []);
  expect(units).toContain('tests/support/test-files.test.ts');
  expect(journeys.length).toBeGreaterThan(50);
});
