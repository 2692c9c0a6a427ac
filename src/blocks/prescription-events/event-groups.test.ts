import { expect, it } from 'vitest';
import { self } from '../../api/expedition/patient';
import { groupEvents, type PatientEvent } from './event-groups';

const event = (kind: PatientEvent['kind'], about: string, others: Partial<PatientEvent> = {}): PatientEvent => ({
  kind,
  about,
  patient: null,
  title: null,
  date: null,
  child: null,
  of: self,
  ...others,
});

it('several prescriptions of one patient are one line, with their number', () => {
  const alva = { of: { kind: 'child', id: 'c1' }, patient: { kind: 'CHILD', name: 'Alva' } } as const;
  const groups = groupEvents([
    event('NEW_PRESCRIPTION', 'rx1'),
    event('EXPIRING_PRESCRIPTION', 'rx2'),
    event('NEW_PRESCRIPTION', 'rx3'),
    event('NEW_PRESCRIPTION', 'rx4', alva),
  ]);
  expect(groups.map(({ first, count }) => [first.kind, first.about, count])).toEqual([
    ['NEW_PRESCRIPTION', 'rx1', 2],
    ['EXPIRING_PRESCRIPTION', 'rx2', 1],
    ['NEW_PRESCRIPTION', 'rx4', 1],
  ]);
});

it('powers of attorney of one giver stay apart', () => {
  const gun = { patient: { kind: 'GIVER', name: 'Gun' } } as const;
  const kind = 'NEW_POWER_OF_ATTORNEY_REQUEST';
  expect(groupEvents([event(kind, 'p1', gun), event(kind, 'p2', gun)])).toHaveLength(2);
});
