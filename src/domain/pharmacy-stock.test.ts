import { expect, it } from 'vitest';
import { productNumber } from './ids';
import type { FoundPharmacy, PharmacyStock } from './pharmacy';
import { stockNearby, stockToTell } from './pharmacy-stock';

const product = { productNumber: productNumber('100001'), marketingSensitive: false };
const sensitive = { ...product, marketingSensitive: true };
const has = (stock: PharmacyStock) => ({ productAvailability: { [product.productNumber]: stock } }) as FoundPharmacy;
const words = ['unknown', 'outOfStock', 'fewInStock', 'inStock', 'hasSubstitutionInStock'] as const;

it.each(words)('stock status per pharmacy: %s', (word) => {
  expect(stockToTell(product, has(word))).toBe(word);
});

it.each(words)('sensitive products show unknown stock, where the service says %s too', (word) => {
  expect(stockToTell(sensitive, has(word))).toBe('unknown');
});

it('the stock of a product that the answer leaves out is unknown', () => {
  expect(stockToTell(product, { productAvailability: {} })).toBe('unknown');
});

const page = (stocks: PharmacyStock[], last = true) => ({ content: stocks.map(has), empty: stocks.length === 0, last });

it('there are no pharmacies near the query', () => {
  expect(stockNearby(product, page([]), false)).toBe('noPharmacies');
});

it('there is no stock nearby: no pharmacy that has it, or all of them are out of it', () => {
  expect(stockNearby(product, page([]), true)).toBe('noStock');
  expect(stockNearby(product, page(['outOfStock', 'outOfStock']), false)).toBe('noStock');
});

it('there may be stock nearby where one has some, is not known, can exchange it, or more pharmacies follow', () => {
  for (const word of ['unknown', 'fewInStock', 'inStock', 'hasSubstitutionInStock'] as const) {
    expect(stockNearby(product, page(['outOfStock', word]), false)).toBe('some');
  }
  expect(stockNearby(product, page(['outOfStock'], false), false)).toBe('some');
  expect(stockNearby(sensitive, page(['outOfStock']), false)).toBe('some');
});
