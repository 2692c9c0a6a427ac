import { path } from '../http';

/** Whose prescriptions a call is about; ids are those of the prescription service. */
export type PatientRef =
  | { kind: 'self' }
  | { kind: 'child'; id: string }
  | { kind: 'giver'; id: string }
  /** All animals of who is signed in. */
  | { kind: 'animal' };

export const self: PatientRef = { kind: 'self' };
export const animals: PatientRef = { kind: 'animal' };

function base(patient: PatientRef): string {
  if (patient.kind === 'child') return path`/children/${patient.id}`;
  return patient.kind === 'giver' ? path`/powers-of-attorney-receiver/${patient.id}` : '';
}

/** Where a patient's prescriptions are. */
export function prescriptionsPath(patient: PatientRef): string {
  return patient.kind === 'animal' ? '/animal-prescriptions' : `${base(patient)}/prescriptions`;
}

/** Where a patient's goods are added to the bag. */
export function cartPath(patient: PatientRef): string {
  return patient.kind === 'animal' ? '/animal/cart' : `${base(patient)}/cart`;
}

export function costProtectionPath(patient: PatientRef): string {
  return `${base(patient)}/cost-protection`;
}

export function eventsPath(patient: PatientRef): string {
  return patient.kind === 'animal' ? '/animal-prescriptions/events' : `${base(patient)}/customer/events`;
}

/** The part of a query's key that tells patients apart. */
export function patientKey(patient: PatientRef): readonly string[] {
  return 'id' in patient ? [patient.kind, patient.id] : [patient.kind];
}
