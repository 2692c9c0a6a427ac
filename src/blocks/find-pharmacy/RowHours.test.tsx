// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { render, textOf } from '../../../tests/support/render';
import { weekdays } from '../../domain/pharmacy';
import { RowHours } from './RowHours';

const closed = (date: string, reason: string) => ({ date, reason, hours: null });
const christmas = [
  closed('2026-12-24', 'Julafton'),
  closed('2026-12-25', 'Juldagen'),
  closed('2026-12-26', 'Annandag jul'),
  closed('2026-12-31', 'Nyårsafton'),
];

async function linesWith(deviations: typeof christmas): Promise<(string | null)[]> {
  const openingHours = weekdays.map((weekday) => ({ weekday, hours: { opens: '09:00', closes: '18:00' } }));
  const times = { openingHours, deviations };
  const { container } = await render(<RowHours times={times} now="2026-12-20T12:00:00Z" />);
  return [...container.querySelectorAll('p')].slice(2).map(textOf);
}

it('a row shows the two nearest days with other hours, and how many more there are', async () => {
  expect(await linesWith(christmas)).toEqual([
    'Julafton, torsdag 24 december: Stängt',
    'Juldagen, fredag 25 december: Stängt',
    '2 dagar till med andra öppettider finns på apotekets sida',
  ]);
});

it('a row with two such days shows just these', async () => {
  expect(await linesWith(christmas.slice(0, 2))).toEqual([
    'Julafton, torsdag 24 december: Stängt',
    'Juldagen, fredag 25 december: Stängt',
  ]);
});
