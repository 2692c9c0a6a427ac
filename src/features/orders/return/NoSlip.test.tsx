// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { render, textOf } from '../../../../tests/support/render';
import type { ReturnRight } from '../../../domain/order-return';
import { NoSlip } from './NoSlip';

type Closed = Extract<ReturnRight, { kind: 'closed' }>;

async function textFor(right: Closed, hasSlips: boolean): Promise<string> {
  const { container } = await render(<NoSlip right={right} hasSlips={hasSlips} />);
  return textOf(container);
}

it.each<[Exclude<Closed['reason'], 'ended'>, text: string]>([
  ['calledOff', 'Beställningen är avbruten eller nekad. Det finns inget att returnera.'],
  [
    'paidInPharmacy',
    'Köpet är betalt på apotek. Därför lämnar du tillbaka varorna på ett av våra apotek, utan retursedel.',
  ],
  [
    'returnedInPharmacy',
    'En retur av köpet är redan registrerad på ett apotek. Därför går det inte att skapa en retursedel.',
  ],
  ['notDispatched', 'Du kan skapa en retursedel så snart paketet har lämnat vårt lager.'],
  ['nothingReturnable', 'Ingen av varorna i beställningen kan returneras.'],
  ['allReturned', 'Allt som kan returneras är redan returnerat.'],
])('no slip can be made: %s', async (reason, text) => {
  expect(await textFor({ kind: 'closed', reason }, false)).toBe(text);
});

it('where slips show that all is on its way back, nothing else does', async () => {
  expect(await textFor({ kind: 'closed', reason: 'allReturned' }, true)).toBe('');
});

it('the last day is shown of what was sent back, or of making another slip', async () => {
  const right = { kind: 'closed', reason: 'ended', until: '2026-03-18' } as const;
  expect(await textFor(right, false)).toBe('Varor kan returneras i 14 dagar. Sista dagen var 18 mars 2026.');
  expect(await textFor(right, true)).toBe('Sista dagen att skapa en ny retursedel var 18 mars 2026.');
});
