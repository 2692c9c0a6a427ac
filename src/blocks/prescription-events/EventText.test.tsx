// @vitest-environment happy-dom
import { expect, it, onTestFinished, vi } from 'vitest';
import { render, textOf } from '../../../tests/support/render';
import { self } from '../../api/expedition/patient';
import type { PrescriptionEvent } from '../../domain/prescription-event';
import { EventText } from './EventText';

async function shownFor(kind: PrescriptionEvent['kind'], date: string): Promise<string | null> {
  vi.useFakeTimers({ now: new Date('2026-03-05T22:30:00Z'), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const first = { kind, of: self, about: null, title: 'Enalapril', patient: null, child: null, date };
  const { container } = await render(<EventText group={{ first: first as never, count: 1 }} />);
  return textOf(container);
}

it('what expires on a later day says which', async () => {
  expect(await shownFor('EXPIRING_PRESCRIPTION', '2026-03-06')).toBe('Receptet på Enalapril går ut 6 mars 2026');
});

it.each([
  ['EXPIRING_PRESCRIPTION', 'Receptet på Enalapril går ut i dag'],
  ['EXPIRING_COST_PROTECTION_PERIOD', 'Perioden i högkostnadsskyddet slutar i dag'],
] as const)('what expires today, in Sweden, says so: %s', async (kind, text) => {
  expect(await shownFor(kind, '2026-03-05')).toBe(text);
});
