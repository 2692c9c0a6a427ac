import { expect, it } from 'vitest';
import { quantityLimit } from './quantity-limit';

it.each([
  [
    { stock: 5, maxQuantity: 10 },
    { most: 5, reason: 'stock' },
  ],
  [
    { stock: 5, maxQuantity: 5 },
    { most: 5, reason: 'stock' },
  ],
  [
    { stock: 10, maxQuantity: 3 },
    { most: 3, reason: 'order' },
  ],
  [
    { stock: 0, maxQuantity: 3 },
    { most: 0, reason: 'stock' },
  ],
  [{ stock: 500 }, { most: 99, reason: 'order' }],
  [
    { stock: null, maxQuantity: null },
    { most: 99, reason: 'order' },
  ],
])('%j: %j', (supply, limit) => {
  expect(quantityLimit(supply)).toEqual(limit);
});
