import { expect, it } from 'vitest';
import { ore } from '../domain/money';
import { formatDate, formatLongDate, formatMoney } from './format';

it('writes whole kronor without decimals and others with two', () => {
  expect(formatMoney(ore(4900))).toBe('49\u00a0kr');
  expect(formatMoney(ore(123450))).toBe('1\u00a0234,50\u00a0kr');
});

it('writes a negative amount with the minus sign of U+2212', () => {
  expect(formatMoney(ore(-2000))).toBe('\u221220\u00a0kr');
});

it('writes dates as in Sweden', () => {
  expect(formatDate('2026-03-05T12:00:00Z')).toBe('2026-03-05');
  expect(formatLongDate('2026-03-05T12:00:00Z')).toBe('5 mars 2026');
});
