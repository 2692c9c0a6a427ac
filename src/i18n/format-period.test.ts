import { expect, it } from 'vitest';
import { daysAfter, periodBetween } from '../lib/calendar';
import { formatPeriod } from './format-period';

it.each([
  [{ years: 1, months: 2, days: 3 }, '1 år, 2 månader och 3 dagar'],
  [{ years: 0, months: 1, days: 1 }, '1 månad och 1 dag'],
  [{ years: 2, months: 0, days: 0 }, '2 år'],
  [{ years: 0, months: 0, days: 0 }, '0 dagar'],
])('writes a period out', (period, text) => {
  expect(formatPeriod(period)).toBe(text);
});

it('of every length up to a year reads as Swedish', () => {
  for (let n = 0; n < 400; n++) {
    const text = formatPeriod(periodBetween('2027-03-01', daysAfter('2027-03-01', n)));
    expect(text).toMatch(/^(?:\d+ år)?(?:(?:, | och )?\d+ månad(?:er)?)?(?:(?:, | och )?\d+ dag(?:ar)?)?$/);
    expect(text).not.toMatch(/\b1 (?:månader|dagar)|\b(?:[02-9]|\d\d) (?:månad|dag)\b/);
  }
});
