import { expect, it } from 'vitest';
import { canBeWatched } from './back-in-stock';

it.each([
  ['outOfStock', true],
  ['missingPrice', true],
  ['unknown', true],
  ['inStock', false],
  ['exceedsStock', false],
  ['discontinued', false],
] as const)('a product with status %s can be watched: %s', (word, expected) => {
  expect(canBeWatched({ word, buyable: false, stock: null })).toBe(expected);
});
