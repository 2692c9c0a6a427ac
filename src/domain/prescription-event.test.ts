import { expect, it } from 'vitest';
import { byUrgency, type PrescriptionEvent } from './prescription-event';

const event = (kind: PrescriptionEvent['kind'], others: Partial<PrescriptionEvent> = {}): PrescriptionEvent => ({
  kind,
  about: null,
  patient: null,
  title: null,
  date: null,
  child: null,
  ...others,
});

const titled = (kind: PrescriptionEvent['kind'], title: string, date: string | null = null) =>
  event(kind, { title, date });

it('a request that waits for an answer stands first, then what ends, then what is new', () => {
  const kinds = [
    'NEW_PRESCRIPTION',
    'EXPIRING_GIVEN_POWER_OF_ATTORNEY',
    'EXPIRING_COST_PROTECTION_PERIOD',
    'NEW_POWER_OF_ATTORNEY_REQUEST',
    'EXPIRING_RECEIVED_POWER_OF_ATTORNEY',
    'EXPIRING_PRESCRIPTION',
  ] as const;
  expect(byUrgency(kinds.map((kind) => event(kind))).map(({ kind }) => kind)).toEqual([
    'NEW_POWER_OF_ATTORNEY_REQUEST',
    'EXPIRING_PRESCRIPTION',
    'EXPIRING_COST_PROTECTION_PERIOD',
    'EXPIRING_RECEIVED_POWER_OF_ATTORNEY',
    'EXPIRING_GIVEN_POWER_OF_ATTORNEY',
    'NEW_PRESCRIPTION',
  ]);
});

it('what ends first stands first within its kind, on the same day A to Ö', () => {
  const events = [
    titled('EXPIRING_PRESCRIPTION', 'Östradiol', '2026-12-01'),
    titled('EXPIRING_PRESCRIPTION', 'Metformin', '2026-12-20'),
    titled('EXPIRING_PRESCRIPTION', 'Zopiklon', '2026-11-25'),
    titled('EXPIRING_PRESCRIPTION', 'Atorvastatin', '2026-12-01'),
  ];
  expect(byUrgency(events).map(({ title }) => title)).toEqual(['Zopiklon', 'Atorvastatin', 'Östradiol', 'Metformin']);
});

it('the order is the same in whichever order the events come', () => {
  const events = [
    event('NEW_PRESCRIPTION', { title: 'Amoxicillin', about: 'rx2' }),
    event('NEW_PRESCRIPTION', { title: 'Amoxicillin', about: 'rx1' }),
    event('NEW_PRESCRIPTION', { title: 'Amoxicillin', about: 'rx3', patient: { kind: 'CHILD', name: 'Alva' } }),
  ];
  const ids = (list: PrescriptionEvent[]) => list.map(({ about }) => about);
  expect(ids(byUrgency(events))).toEqual(['rx1', 'rx2', 'rx3']);
  expect(ids(byUrgency(events.toReversed()))).toEqual(['rx1', 'rx2', 'rx3']);
});
