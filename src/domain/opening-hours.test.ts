import { expect, it } from 'vitest';
import { comingDeviations, hoursOn, openingAt, usualHours, weekOf } from './opening-hours';
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

it.each([
  ['2026-11-20', '08:59', { isOpen: false, next: { date: '2026-11-20', opens: '09:00' } }],
  ['2026-11-20', '09:00', { isOpen: true, closes: '18:00' }],
  ['2026-11-20', '18:00', { isOpen: false, next: { date: '2026-11-21', opens: '10:00' } }],
  ['2026-11-22', '12:00', { isOpen: false, next: { date: '2026-11-23', opens: '09:00' } }],
  ['2026-12-24', '13:59', { isOpen: true, closes: '14:00' }],
  ['2026-12-24', '14:00', { isOpen: false, next: { date: '2026-12-26', opens: '10:00' } }],
])('on %s at %s a pharmacy is open until it closes, or closed until it opens next', (date, time, expected) => {
  expect(openingAt(pharmacy, date, time)).toEqual(expected);
});

it('a pharmacy without any hours does not say when it opens', () => {
  expect(openingAt({ openingHours: [], deviations: [] }, '2026-11-20', '12:00')).toEqual({ isOpen: false, next: null });
});

it('a week runs from Monday to Sunday, with its deviations', () => {
  const week = weekOf(pharmacy, '2026-12-27');
  expect(week.map(({ date }) => date)).toEqual([21, 22, 23, 24, 25, 26, 27].map((day) => `2026-12-${day}`));
  expect(week[3]).toEqual({ date: '2026-12-24', hours: hours('09:00', '14:00'), reason: 'Julafton' });
  expect(week[6]?.hours).toBeNull();
});

it('usual hours name days in a row with the same hours together, whatever deviates', () => {
  expect(usualHours(pharmacy, '2026-12-25')).toEqual([
    { first: '2026-12-21', last: '2026-12-25', hours: ordinary },
    { first: '2026-12-26', last: '2026-12-26', hours: hours('10:00', '14:00') },
    { first: '2026-12-27', last: '2026-12-27', hours: null },
  ]);
});

it('days that the pharmacy does not list are in no span of usual hours', () => {
  const openingHours = [
    { weekday: 'monday' as const, hours: ordinary },
    { weekday: 'wednesday' as const, hours: ordinary },
  ];
  expect(usualHours({ openingHours }, '2026-12-21').map(({ first, last }) => [first, last])).toEqual([
    ['2026-12-21', '2026-12-21'],
    ['2026-12-23', '2026-12-23'],
  ]);
  expect(usualHours({ openingHours: [] }, '2026-12-21')).toEqual([]);
});

it('deviations of the next two weeks are near enough to plan a visit by', () => {
  const on = (date: string) => ({ date, reason: 'Helgdag', hours: null });
  const deviations = ['2026-12-05', '2026-12-06', '2026-12-19', '2026-12-20'].map(on);
  expect(comingDeviations({ openingHours: [], deviations }, '2026-12-05').map(({ date }) => date)).toEqual([
    '2026-12-06',
    '2026-12-19',
  ]);
});
