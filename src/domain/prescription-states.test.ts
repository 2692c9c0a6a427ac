import { describe, expect, it } from 'vitest';
import { daysAfter, monthsAfter } from '../lib/calendar';
import { productNumber } from './ids';
import type { Prescription } from './prescription';
import { displayStates, expiringSoon, isShown, sortPrescriptions } from './prescription-states';

const today = '2026-11-23';
const none: ReadonlySet<string> = new Set();

function prescription(changes: Partial<Prescription> & { remaining?: number } = {}): Prescription {
  const { remaining = 4, ...rest } = changes;
  return {
    id: 'rx-1',
    title: 'Enalapril Nordrex 10 mg tablett 30 st',
    substance: 'Enalapril',
    strength: '10 mg',
    dosage: '1 tablett per dag',
    treatmentPurpose: null,
    prescriber: { name: 'Leila Farhadi', profession: 'Läkare', workplace: 'Vårdcentralen Eken' },
    prescriptionDate: '2026-05-01',
    expirationDate: '2027-05-01',
    firstDispenseBefore: null,
    dispensesTotal: 4,
    dispensesMade: 4 - remaining,
    remainingDispenses: remaining,
    dispenseInterval: null,
    nextDispenseDate: null,
    lastDispense: null,
    nextCostProtectedDispense: null,
    losesCostProtection: false,
    substitutionAllowed: true,
    costProtected: true,
    packagesPerDispense: 1,
    packageInfo: {
      type: 'tablett',
      content: '30 st',
      totalPackages: 4,
      remainingPackages: remaining,
      starterPack: false,
      leaflet: null,
    },
    sensitive: false,
    animal: null,
    waitingPeriod: null,
    items: [{ prescriptionId: 'rx-1', itemId: productNumber('200001'), quantity: 1 }],
    order: { enabled: true, reason: null },
    inStock: true,
    maxQuantity: { quantity: 1, reason: 'COST_PROTECTION' },
    ...rest,
  };
}

const statesOf = (changes: Parameters<typeof prescription>[0], inBag = none) =>
  displayStates(prescription(changes), { today, inBag });

describe('a prescription', () => {
  it('is new for two weeks, until it is dispensed', () => {
    expect(statesOf({ prescriptionDate: today })).toEqual([{ kind: 'new' }]);
    expect(statesOf({ prescriptionDate: daysAfter(today, -14) })).toEqual([{ kind: 'new' }]);
    expect(statesOf({ prescriptionDate: daysAfter(today, -15) })).toEqual([]);
    const dispensed = { prescriptionDate: today, lastDispense: { date: today, quantity: 1 } };
    expect(statesOf(dispensed)).toEqual([]);
  });

  it('expires soon in 30 days or fewer, today included, and has expired on the day after', () => {
    expect(statesOf({ expirationDate: daysAfter(today, 31) })).toEqual([]);
    expect(statesOf({ expirationDate: daysAfter(today, 30) })).toEqual([{ kind: 'expiring', days: 30 }]);
    expect(statesOf({ expirationDate: daysAfter(today, 1) })).toEqual([{ kind: 'expiring', days: 1 }]);
    expect(statesOf({ expirationDate: today })).toEqual([{ kind: 'expiring', days: 0 }]);
    expect(statesOf({ expirationDate: daysAfter(today, -1) })).toEqual([{ kind: 'expired' }]);
  });

  it('of which all is dispensed does not expire soon', () => {
    expect(statesOf({ remaining: 0, expirationDate: today })).toEqual([{ kind: 'allDispensed' }]);
  });

  it('is in the cart, whatever else it is', () => {
    const inBag = new Set(['rx-1']);
    expect(statesOf({}, inBag)).toEqual([{ kind: 'inCart' }]);
    expect(statesOf({ expirationDate: '2026-01-01' }, inBag)).toEqual([{ kind: 'inCart' }, { kind: 'expired' }]);
  });

  it('is shown for 15 months after it has expired', () => {
    for (let n = 0; n < 3653; n++) {
      const day = daysAfter('2023-01-01', n);
      const last = monthsAfter(day, -15);
      expect(isShown(prescription({ expirationDate: last }), day)).toBe(true);
      expect(isShown(prescription({ expirationDate: daysAfter(last, -1) }), day)).toBe(false);
    }
  });
});

it('those that expire soon are counted without expired and dispensed ones', () => {
  const all = [
    prescription({ id: 'a', expirationDate: daysAfter(today, 3) }),
    prescription({ id: 'b', expirationDate: daysAfter(today, -3) }),
    prescription({ id: 'c', expirationDate: daysAfter(today, 3), remaining: 0 }),
  ];
  expect(expiringSoon(all, { today, inBag: none }).map(({ id }) => id)).toEqual(['a']);
});

describe('a list is sorted', () => {
  const animal = (name: string) => ({ name, type: 'Hund', species: 'Hund' });
  const all = [
    prescription({ id: '1', title: 'Öronol', substance: 'Ö', prescriptionDate: '2026-01-01', animal: animal('Åke') }),
    prescription({
      id: '2',
      title: 'Amlodipin',
      substance: 'B',
      expirationDate: '2026-12-01',
      animal: animal('Zorro'),
    }),
    prescription({ id: '3', title: 'Zolpin', substance: 'A', prescriptionDate: '2026-11-01', animal: animal('Älva') }),
  ];
  it.each([
    ['prescribed', ['3', '2', '1']],
    ['title', ['2', '3', '1']],
    ['expiry', ['2', '3', '1']],
    ['animal', ['2', '1', '3']],
    ['medicine', ['3', '2', '1']],
  ] as const)('by %s', (sorting, ids) => {
    expect(sortPrescriptions(all, sorting, today).map(({ id }) => id)).toEqual(ids);
  });

  it('by expiry: those that can still be used come before what is used up, and what has expired is last', () => {
    const given = [
      prescription({ id: 'expired', expirationDate: daysAfter(today, -2) }),
      prescription({ id: 'used up', expirationDate: today, remaining: 0 }),
      prescription({ id: 'long ago', expirationDate: daysAfter(today, -200) }),
      prescription({ id: 'soon', expirationDate: daysAfter(today, 3) }),
      prescription({ id: 'today', expirationDate: today }),
    ];
    const sorted = sortPrescriptions(given, 'expiry', today).map(({ id }) => id);
    expect(sorted).toEqual(['today', 'soon', 'used up', 'expired', 'long ago']);
  });
});
