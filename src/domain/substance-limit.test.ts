import { expect, it } from 'vitest';
import { type SubstanceRow, substanceLimit } from './substance-limit';

const row = (itemId: string, quantity: number, more: Partial<SubstanceRow> = {}): SubstanceRow => ({
  itemId,
  quantity,
  maxQuantity: 2,
  activeSubstance: 'paracetamol',
  ...more,
});

it('all products with a substance share one limit per order', () => {
  const rows = [row('a', 1), row('b', 1)];
  expect(substanceLimit(row('c', 1), rows)).toEqual({ substance: 'paracetamol', perOrder: 2, most: 0 });
  expect(substanceLimit(row('b', 1), rows)).toEqual({ substance: 'paracetamol', perOrder: 2, most: 1 });
});

it('the limit is the highest one that a product of the order has', () => {
  const large = row('b', 1, { maxQuantity: 5 });
  expect(substanceLimit(row('a', 1), [large])).toMatchObject({ perOrder: 5, most: 4 });
});

it('other substances do not count', () => {
  expect(substanceLimit(row('a', 1), [row('b', 2, { activeSubstance: 'ibuprofen' })])).toMatchObject({ most: 2 });
});

it('a medicine with two substances counts for both, and has what the stricter one leaves', () => {
  const both = row('a', 1, { activeSubstance: 'Koffein och paracetamol', maxQuantity: 5 });
  expect(substanceLimit(row('b', 1), [both])).toMatchObject({ substance: 'paracetamol', most: 4 });
  expect(substanceLimit(both, [row('b', 2)])).toEqual({ substance: 'paracetamol', perOrder: 5, most: 3 });
});

it.each([
  ['is no self-care medicine', row('a', 1, { activeSubstance: null })],
  ['has no limit', row('a', 1, { maxQuantity: null })],
])('a product that %s has none by its substance', (_, unlimited) => {
  expect(substanceLimit(unlimited, [row('b', 9, { maxQuantity: null })])).toBeNull();
});
