import { daysBetween, monthsAfter } from '../lib/calendar';
import { limits } from './limits';
import type { Prescription } from './prescription';

/** What a list shows of a prescription beside its facts; several may hold. */
export type DisplayState =
  | { kind: 'inCart' }
  | { kind: 'expired' }
  | { kind: 'allDispensed' }
  /** `days` is 0 on the last day. */
  | { kind: 'expiring'; days: number }
  | { kind: 'new' };

export interface Context {
  /** ISO date in Sweden. */
  today: string;
  /** Ids of the prescriptions with products in the bag. */
  inBag: ReadonlySet<string>;
}

const { newDays, expiringDays, shownMonths } = limits.prescriptions;

/** The states of a prescription, the most important one first. */
export function displayStates(prescription: Prescription, { today, inBag }: Context): DisplayState[] {
  const states: DisplayState[] = [];
  if (inBag.has(prescription.id)) states.push({ kind: 'inCart' });
  if (isExpired(prescription, today)) return [...states, { kind: 'expired' }];
  if (prescription.packageInfo.remainingPackages === 0) return [...states, { kind: 'allDispensed' }];
  const days = daysBetween(today, prescription.expirationDate);
  if (days <= expiringDays) states.push({ kind: 'expiring', days });
  const isFresh = daysBetween(prescription.prescriptionDate, today) <= newDays;
  if (isFresh && prescription.lastDispense === null) states.push({ kind: 'new' });
  return states;
}

/** A prescription is valid through its last day. */
export function isExpired({ expirationDate }: Prescription, today: string): boolean {
  return expirationDate < today;
}

/** Expired ones are shown for 15 months; older ones the service should not even send. */
export function isShown({ expirationDate }: Prescription, today: string): boolean {
  return expirationDate >= monthsAfter(today, -shownMonths);
}

/** Those that can still be ordered from and expire soon. */
export function expiringSoon(prescriptions: readonly Prescription[], context: Context): Prescription[] {
  return prescriptions.filter((each) => displayStates(each, context).some(({ kind }) => kind === 'expiring'));
}

/** The five orders of a list; the first is the list's own. */
export const sortings = ['prescribed', 'title', 'expiry', 'animal', 'medicine'] as const;
export type Sorting = (typeof sortings)[number];

/**
 * Most recently prescribed, A to Ö, expires first, animal A to Ö, medicine A to Ö. Equal ones keep a fixed order. What
 * has expired does not expire first: it stands after what can still be used, the latest one first.
 * @param today ISO date in Sweden
 */
export function sortPrescriptions<P extends Prescription>(
  prescriptions: readonly P[],
  sorting: Sorting,
  today: string,
): P[] {
  const collator = new Intl.Collator('sv', { numeric: true });
  const text = (of: (prescription: P) => string) => (a: P, b: P) => collator.compare(of(a), of(b));
  const compare: Record<Sorting, (a: P, b: P) => number> = {
    prescribed: (a, b) => order(b.prescriptionDate, a.prescriptionDate),
    title: text(({ title }) => title),
    expiry: (a, b) => usability(a, today) - usability(b, today) || byExpiry(a, b, today),
    animal: text(({ animal }) => animal?.name ?? ''),
    medicine: text(({ substance, strength }) => `${substance} ${strength}`),
  };
  return [...prescriptions].sort(
    (a, b) => compare[sorting](a, b) || collator.compare(a.title, b.title) || order(a.id, b.id),
  );
}

function order(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** 0: can still be used, 1: all is dispensed, 2: has expired. */
function usability(prescription: Prescription, today: string): number {
  if (isExpired(prescription, today)) return 2;
  return prescription.packageInfo.remainingPackages === 0 ? 1 : 0;
}

function byExpiry(a: Prescription, b: Prescription, today: string): number {
  const first = order(a.expirationDate, b.expirationDate);
  return isExpired(a, today) ? -first : first;
}
