import { expect, it } from 'vitest';
import { ore } from '../domain/money';
import {
  formatClock,
  formatDate,
  formatDay,
  formatDecimal,
  formatLongDate,
  formatMoment,
  formatMoney,
  formatTime,
  formatWeekday,
} from './format';
import { formatList } from './format-list';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

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
  expect(formatLongDate('2026-06-30T22:30:00Z')).toBe('1\u00a0juli 2026');
});

it('writes dates as in Sweden', () => {
  expect(formatDate('2026-03-05T12:00:00Z')).toBe('2026-03-05');
  expect(formatLongDate('2026-03-05T12:00:00Z')).toBe('5\u00a0mars 2026');
});

it('a line breaks neither within day and month nor within a time', () => {
  expect(formatDay('2026-12-03')).toBe('3\u00a0december');
  expect(formatClock('2026-12-03T13:30:00Z')).toBe('kl.\u00a014:30');
  expect(formatMoment('2026-12-03T13:30:00Z')).toBe('3\u00a0december 2026 kl.\u00a014:30:00');
});

/** The platform's own formats, which take too long to load to be used while a page starts. */
const platform = {
  money: new Intl.NumberFormat('sv-SE', { style: 'currency', currency: 'SEK', trailingZeroDisplay: 'stripIfInteger' }),
  decimal: new Intl.NumberFormat('sv-SE', { maximumFractionDigits: 1 }),
  list: new Intl.ListFormat('sv-SE', { type: 'conjunction' }),
  date: (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('sv-SE', { ...options, timeZone: 'Europe/Stockholm' }),
};

it('amounts and numbers are written as the platform writes them', () => {
  const numbers = Array.from(
    { length: 3000 },
    (_, index) => Math.round(1.004 ** index * 7) * (index % 3 === 0 ? -1 : 1),
  );
  for (const number of [0, 1, 5, 99, 100, 999, 1000, 99_999, 100_000, 1_000_000, ...numbers]) {
    expect(formatMoney(ore(number))).toBe(platform.money.format(number / 100));
    expect(formatDecimal(number)).toBe(platform.decimal.format(number));
  }
  // Grades: averages of 1 to 5.
  for (let count = 1; count <= 60; count++)
    for (let sum = count; sum <= 5 * count; sum++)
      expect(formatDecimal(sum / count), `${sum} / ${count}`).toBe(platform.decimal.format(sum / count));
});

it('dates, moments and lists are written as the platform writes them, but for no-break spaces in dates', () => {
  const long = platform.date({ dateStyle: 'long' });
  const near = platform.date({ day: 'numeric', month: 'long' });
  const weekday = platform.date({ weekday: 'long' });
  const time = platform.date({ hour: '2-digit', minute: '2-digit' });
  const exact = platform.date({ timeStyle: 'medium' });
  for (let hour = 0; hour < 24 * 800; hour += 7) {
    const moment = new Date(Date.UTC(2027, 0, 1, hour));
    for (const iso of [moment.toISOString(), moment.toISOString().slice(0, 10)]) {
      expect(plain(formatLongDate(iso))).toBe(long.format(new Date(iso)));
      expect(plain(formatDay(iso))).toBe(near.format(new Date(iso)));
      expect(formatWeekday(iso)).toBe(weekday.format(new Date(iso)));
      expect(formatTime(iso)).toBe(time.format(new Date(iso)));
      expect(plain(formatMoment(iso))).toBe(`${long.format(new Date(iso))} kl. ${exact.format(new Date(iso))}`);
    }
  }
  const words = ['e-post', 'postnummer', 'ort', 'land'];
  for (const of of [0, 1, 2, 3, 4].map((count) => words.slice(0, count)))
    expect(formatList(of)).toBe(platform.list.format(of));
});
