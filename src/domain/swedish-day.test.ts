import { expect, it } from 'vitest';
import { swedishDay } from './swedish-day';

it.each([
  ['2026-03-05T22:59:59Z', '2026-03-05'],
  ['2026-03-05T23:00:00Z', '2026-03-06'],
  ['2026-07-05T22:00:00Z', '2026-07-06'],
])('at %s it is %s in Sweden', (moment, day) => {
  expect(swedishDay(new Date(moment))).toBe(day);
});
