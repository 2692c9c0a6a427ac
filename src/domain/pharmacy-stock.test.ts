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

const page = (stocks: PharmacyStock[], last = true) => ({ content: stocks.map(has), last });

it('no pharmacies are near the searched place', () => {
  expect(stockNearby([product], page([]), false)).toBe('noPharmacies');
});

it('there is no stock nearby if no pharmacy has the product, or all are out of stock', () => {
  expect(stockNearby([product], page([]), true)).toBe('noStock');
  expect(stockNearby([product], page(['outOfStock', 'outOfStock']), false)).toBe('noStock');
});

it('there may be stock nearby if a pharmacy has some, is unknown, has a substitute, or more pages follow', () => {
  for (const word of ['unknown', 'fewInStock', 'inStock', 'hasSubstitutionInStock'] as const) {
    expect(stockNearby([product], page(['outOfStock', word]), false)).toBe('some');
  }
  expect(stockNearby([product], page(['outOfStock'], false), false)).toBe('some');
  expect(stockNearby([sensitive], page(['outOfStock']), false)).toBe('some');
});

it('of several products there is no stock nearby if each pharmacy lacks one', () => {
  const other = { ...product, productNumber: productNumber('100002') };
  const found = (first: PharmacyStock, second: PharmacyStock) =>
    ({ productAvailability: { [product.productNumber]: first, [other.productNumber]: second } }) as FoundPharmacy;
  const content = [found('inStock', 'outOfStock'), found('outOfStock', 'fewInStock')];
  expect(stockNearby([product, other], { content, last: true }, false)).toBe('noStock');
  const both = found('fewInStock', 'inStock');
  expect(stockNearby([product, other], { content: [...content, both], last: true }, false)).toBe('some');
});

it('without chosen products, stock does not matter', () => {
  expect(stockNearby([], page(['outOfStock']), false)).toBe('some');
  expect(stockNearby([], page([]), false)).toBe('noPharmacies');
});
