import { expect, it } from 'vitest';
import { purchasesIn, purchaseYears, sortedPurchases } from './purchases';

const at = (orderDate: string) => ({ orderDate });
const purchases = [
  '2025-06-01T10:00:00Z',
  '2026-01-09T15:00:00Z',
  '2023-11-20T08:00:00Z',
  '2025-06-01T12:00:00+02:00',
].map(at);

it('previous purchases are sorted by date, newest or oldest first', () => {
  const dates = (order: 'newest' | 'oldest') => sortedPurchases(purchases, order).map(({ orderDate }) => orderDate);
  expect(dates('newest')).toEqual([
    '2026-01-09T15:00:00Z',
    '2025-06-01T10:00:00Z',
    '2025-06-01T12:00:00+02:00',
    '2023-11-20T08:00:00Z',
  ]);
  expect(dates('oldest')[0]).toBe('2023-11-20T08:00:00Z');
  expect(purchases[0]).toEqual(at('2025-06-01T10:00:00Z'));
});

it('can be filtered by the years with purchases', () => {
  expect(purchaseYears(purchases)).toEqual([2026, 2025, 2023]);
  expect(purchasesIn(purchases, 2025)).toHaveLength(2);
  expect(purchasesIn(purchases, 2024)).toEqual([]);
  expect(purchasesIn(purchases, null)).toEqual(purchases);
});

it('years are in Swedish time: a purchase just after midnight belongs to the new year', () => {
  const night = [at('2025-12-31T23:30:00Z')];
  expect(purchaseYears(night)).toEqual([2026]);
  expect(purchasesIn(night, 2026)).toEqual(night);
});

it('without purchases there is nothing to filter or sort', () => {
  expect(purchaseYears([])).toEqual([]);
  expect(sortedPurchases([], 'newest')).toEqual([]);
});
