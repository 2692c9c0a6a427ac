import { expect, it } from 'vitest';
import { add, ore, times, toKronor, zero } from './money';

it('an amount is a whole number of öre: fractions and unsafe integers are rejected', () => {
  expect(ore(4990)).toBe(4990);
  expect(ore(-2000)).toBe(-2000);
  for (const wrong of [49.9, 0.1 + 0.2, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])
    expect(() => ore(wrong), String(wrong)).toThrow(RangeError);
});

it('amounts are added exactly in öre, where kronor would be rounded', () => {
  expect(add(ore(10), ore(20))).toBe(30);
  expect(add(ore(4990), ore(-990), ore(3900))).toBe(7900);
  expect(add()).toBe(zero);
});

it('a row costs its price times its quantity', () => {
  expect(times(ore(1990), 3)).toBe(5970);
  expect(times(ore(1990), 0)).toBe(zero);
  expect(() => times(ore(1990), 1 / 3)).toThrow(RangeError);
});

it('a krona is 100 öre', () => {
  expect(toKronor(ore(123450))).toBe(1234.5);
  expect(toKronor(ore(5))).toBe(0.05);
});
