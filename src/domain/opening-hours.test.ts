import { expect, it } from 'vitest';
import { hoursOn } from './opening-hours';
import { weekdays } from './pharmacy';

const hours = (opens: string, closes: string) => ({ opens, closes });
const ordinary = hours('09:00', '18:00');
const pharmacy = {
  openingHours: weekdays.map((weekday) => ({
    weekday,
    hours: weekday === 'saturday' ? hours('10:00', '14:00') : weekday === 'sunday' ? null : ordinary,
  })),
  deviations: [
    { date: '2026-12-24', reason: 'Julafton', hours: hours('09:00', '14:00') },
    { date: '2026-12-25', reason: 'Juldagen', hours: null },
  ],
};

it.each([
  ['2026-11-16', ordinary],
  ['2026-11-20', ordinary],
  ['2026-11-21', hours('10:00', '14:00')],
  ['2026-11-22', null],
])('on %s a pharmacy has the hours of that weekday', (date, expected) => {
  expect(hoursOn(pharmacy, date)).toEqual({ hours: expected, reason: null });
});

it("a deviation overrides the weekday's hours, with its reason", () => {
  expect(hoursOn(pharmacy, '2026-12-24')).toEqual({ hours: hours('09:00', '14:00'), reason: 'Julafton' });
  expect(hoursOn(pharmacy, '2026-12-25')).toEqual({ hours: null, reason: 'Juldagen' });
});

it('hours are undefined for a day that the pharmacy does not list', () => {
  expect(hoursOn({ openingHours: [], deviations: [] }, '2026-11-16')).toBeUndefined();
});
