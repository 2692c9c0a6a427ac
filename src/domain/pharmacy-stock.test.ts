import { expect, it } from 'vitest';
import { productNumber } from './ids';
import type { FoundPharmacy, PharmacyStock } from './pharmacy';
import { stockNearby, visibleStock } from './pharmacy-stock';

const product = { productNumber: productNumber('100001'), marketingSensitive: false };
const sensitive = { ...product, marketingSensitive: true };
const has = (stock: PharmacyStock) => ({ productAvailability: { [product.productNumber]: stock } }) as FoundPharmacy;
const statuses = ['unknown', 'outOfStock', 'fewInStock', 'inStock', 'hasSubstitutionInStock'] as const;

it.each(statuses)('stock status per pharmacy: %s', (word) => {
  expect(visibleStock(product, has(word))).toBe(word);
});

it.each(statuses)('sensitive products show unknown stock, even if the service sends %s', (word) => {
  expect(visibleStock(sensitive, has(word))).toBe('unknown');
});

it('the stock of a product missing in the response is unknown', () => {
  expect(visibleStock(product, { productAvailability: {} })).toBe('unknown');
});

const page = (stocks: PharmacyStock[], last = true) => ({ content: stocks.map(has), empty: stocks.length === 0, last });

it('no pharmacies are near the searched place', () => {
  expect(stockNearby(product, page([]), false)).toBe('noPharmacies');
});

it('there is no stock nearby if no pharmacy has the product, or all are out of stock', () => {
  expect(stockNearby(product, page([]), true)).toBe('noStock');
  expect(stockNearby(product, page(['outOfStock', 'outOfStock']), false)).toBe('noStock');
});

it('there may be stock nearby if a pharmacy has some, is unknown, has a substitute, or more pages follow', () => {
  for (const word of ['unknown', 'fewInStock', 'inStock', 'hasSubstitutionInStock'] as const) {
    expect(stockNearby(product, page(['outOfStock', word]), false)).toBe('some');
  }
  expect(stockNearby(product, page(['outOfStock'], false), false)).toBe('some');
  expect(stockNearby(sensitive, page(['outOfStock']), false)).toBe('some');
});
