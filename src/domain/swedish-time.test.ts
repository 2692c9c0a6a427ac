import { expect, it } from 'vitest';
import { swedishDay, swedishTime } from './swedish-time';

it.each([
  ['2026-03-05T22:59:59Z', '2026-03-05'],
  ['2026-03-05T23:00:00Z', '2026-03-06'],
  ['2026-07-05T22:00:00Z', '2026-07-06'],
])('at %s it is %s in Sweden', (moment, day) => {
  expect(swedishDay(new Date(moment))).toBe(day);
});

it('the time is that of the platform, every 13 minutes around the changes of the clock and every 7 hours otherwise', () => {
  const platform = new Intl.DateTimeFormat('sv-SE', {
    ...({ dateStyle: 'short', timeStyle: 'medium' } as const),
    timeZone: 'Europe/Stockholm',
  });
  const expectSame = (time: number) =>
    expect(swedishTime(new Date(time)).replace('T', ' ')).toBe(platform.format(new Date(time)));
  for (let year = 1996; year <= 2040; year++) {
    for (let hours = 0; hours < 366 * 24; hours += 7) expectSame(Date.UTC(year, 0, 1, hours));
    for (const month of [2, 9])
      for (let minutes = 0; minutes < 8 * 24 * 60; minutes += 13) expectSame(Date.UTC(year, month, 24, 0, minutes));
  }
});
