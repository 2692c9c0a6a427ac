import { expect, it } from 'vitest';
import { productNumber } from './ids';
import { prescriptionsFor } from './prescribed-product';
import type { OrderBlock } from './prescription';

const requested = productNumber('200001');
const other = productNumber('200002');

function prescription(
  id: string,
  { reason = null as OrderBlock | null, item = requested, expirationDate = '2027-01-01' } = {},
) {
  const items = [{ prescriptionId: id, itemId: item, quantity: 1 }];
  return { id, items, expirationDate, order: { enabled: reason === null, reason } };
}

const idsFor = (...prescriptions: ReturnType<typeof prescription>[]) =>
  prescriptionsFor(requested, prescriptions).map(({ id }) => id);

it('a product may be dispensed from a prescription for it or for one that it may replace', () => {
  expect(idsFor(prescription('a'), prescription('b', { item: other }))).toEqual(['a']);
});

it('one that can be ordered from hides those that cannot, and the one that expires first is first', () => {
  const later = prescription('later', { expirationDate: '2027-06-01' });
  const first = prescription('first', { expirationDate: '2027-02-01' });
  expect(idsFor(later, prescription('old', { reason: 'EXPIRED' }), first)).toEqual(['first', 'later']);
});

it('without one, that which can be ordered from again comes before those that cannot any more', () => {
  const old = prescription('old', { reason: 'EXPIRED', expirationDate: '2026-01-01' });
  const used = prescription('used', { reason: 'ALL_DISPENSED', expirationDate: '2026-12-31' });
  const early = prescription('early', { reason: 'DISPENSE_INTERVAL' });
  expect(idsFor(old, used, early)).toEqual(['early']);
  expect(idsFor(old, used)).toEqual(['used']);
});
