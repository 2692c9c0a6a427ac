import { expect, it } from 'vitest';
import { firstWorkingDay, isFree } from './public-holidays';

it.each([
  ['2026-01-01', 'New Year'],
  ['2026-01-06', 'Epiphany'],
  ['2026-04-03', 'Good Friday'],
  ['2026-04-06', 'Easter Monday'],
  ['2026-05-01', 'May Day'],
  ['2026-05-14', 'Ascension Day'],
  ['2025-05-29', 'Ascension Day'],
  ['2026-06-19', 'Midsummer Eve'],
  ['2025-06-20', 'Midsummer Eve'],
  ['2024-04-01', 'Easter Monday'],
  ['2026-12-24', 'Christmas Eve'],
  ['2026-12-31', "New Year's Eve"],
  ['2026-03-07', 'a Saturday'],
  ['2026-03-08', 'a Sunday'],
])('%s is %s', (date) => expect(isFree(date)).toBe(true));

it.each(['2026-03-09', '2026-04-02', '2026-04-07', '2026-06-18', '2026-06-26', '2026-12-23'])(
  '%s is a working day',
  (date) => expect(isFree(date)).toBe(false),
);

it('a time limit that ends on a free day ends on the next working day', () => {
  expect(firstWorkingDay('2026-04-03')).toBe('2026-04-07');
  expect(firstWorkingDay('2026-03-09')).toBe('2026-03-09');
  expect(firstWorkingDay('2026-12-24')).toBe('2026-12-28');
});
