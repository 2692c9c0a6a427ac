import { expect, it } from 'vitest';
import { quantityLeft, quantityLimit, quantityLimitInOrder } from './quantity-limit';

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

const row = (itemId: string, quantity: number) => ({
  itemId,
  quantity,
  stock: 10,
  maxQuantity: 2,
  activeSubstance: 'paracetamol',
});

it('what the other products of an order have of the substance is taken from the limit', () => {
  const limit = { reason: 'substance', substance: 'paracetamol', perOrder: 2 };
  expect(quantityLimitInOrder(row('a', 1), [row('a', 1), row('b', 1)])).toEqual({ ...limit, most: 1 });
  expect(quantityLimitInOrder(row('a', 1), [row('b', 2)])).toEqual({ ...limit, most: 0 });
});

it('alone in the order, and with too few in stock, the product has its own limit', () => {
  expect(quantityLimitInOrder(row('a', 1), [row('a', 1)])).toEqual({ most: 2, reason: 'order' });
  expect(quantityLimitInOrder({ ...row('a', 1), stock: 1 }, [row('b', 1)])).toEqual({ most: 1, reason: 'stock' });
});

it('what is in the order already is not left to add, and the limit is that of its row', () => {
  const product = { itemId: 'a', stock: 10, maxQuantity: 3 };
  expect(quantityLeft(product, [])).toEqual({ limit: { most: 3, reason: 'order' }, taken: 0, left: 3 });
  expect(quantityLeft(product, [row('a', 2)])).toMatchObject({ taken: 2, left: 0 });
  expect(quantityLeft({ ...product, stock: 1 }, [row('a', 2)])).toEqual({
    limit: { most: 1, reason: 'stock' },
    taken: 2,
    left: 0,
  });
});

it('a product of another brand with the same substance leaves less', () => {
  const product = { itemId: 'b', stock: 10, maxQuantity: 2, activeSubstance: 'paracetamol' };
  const limit = { reason: 'substance', substance: 'paracetamol', perOrder: 2 };
  expect(quantityLeft(product, [row('a', 1)])).toEqual({ limit: { ...limit, most: 1 }, taken: 0, left: 1 });
});
