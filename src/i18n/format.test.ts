import { expect, it } from 'vitest';
import { ore } from '../domain/money';
import { formatDate, formatDecimal, formatLongDate, formatMoney } from './format';

it('writes whole kronor without decimals and others with two', () => {
  expect(formatMoney(ore(4900))).toBe('49\u00a0kr');
  expect(formatMoney(ore(123450))).toBe('1\u00a0234,50\u00a0kr');
});

it('writes a negative amount with the minus sign of U+2212', () => {
  expect(formatMoney(ore(-2000))).toBe('\u221220\u00a0kr');
});

it('groups thousands with no-break spaces, and keeps the öre', () => {
  expect(formatMoney(ore(123456789))).toBe('1\u00a0234\u00a0567,89\u00a0kr');
  expect(formatMoney(ore(50))).toBe('0,50\u00a0kr');
  expect(formatMoney(ore(0))).toBe('0\u00a0kr');
});

it('writes at most one decimal, after a comma', () => {
  expect(formatDecimal(4.46)).toBe('4,5');
  expect(formatDecimal(4)).toBe('4');
});

it("a moment has its date in Stockholm, whatever the reader's time zone", () => {
  expect(formatDate('2026-03-05T23:30:00Z')).toBe('2026-03-06');
  expect(formatLongDate('2026-06-30T22:30:00Z')).toBe('1 juli 2026');
});

it('writes dates as in Sweden', () => {
  expect(formatDate('2026-03-05T12:00:00Z')).toBe('2026-03-05');
  expect(formatLongDate('2026-03-05T12:00:00Z')).toBe('5 mars 2026');
});
