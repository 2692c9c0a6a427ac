import { expect, it } from 'vitest';
import type { CartRow } from '../domain/cart';
import { productNumber } from '../domain/ids';
import { inPlace } from './row-places';

const [a, b, c, d] = ['A', 'B', 'C', 'D'].map((id) => productNumber(id)) as [never, never, never, never];
const rows = (order: string) => [...order].map((id) => ({ itemId: productNumber(id) }) as CartRow);
const order = (all: readonly CartRow[]) => all.map(({ itemId }) => itemId).join('');

it('a row that was given back is before the rows that followed it, wherever the service puts it', () => {
  expect(order(inPlace(rows('ACDB'), [{ itemId: b, followers: [c, d] }]))).toBe('ABCD');
});

it('it stays there when the next row is removed', () => {
  expect(order(inPlace(rows('ADB'), [{ itemId: b, followers: [c, d] }]))).toBe('ABD');
});

it('several are given back one after the other', () => {
  const places = [
    { itemId: b, followers: [c, d] },
    { itemId: c, followers: [d] },
  ];
  expect(order(inPlace(rows('ADBC'), places))).toBe('ABCD');
});

it('the last row, and one whose followers are gone, stay where the service puts them', () => {
  expect(order(inPlace(rows('ABD'), [{ itemId: d, followers: [] }]))).toBe('ABD');
  expect(order(inPlace(rows('AB'), [{ itemId: a, followers: [c] }]))).toBe('AB');
});
