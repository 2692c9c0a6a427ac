import { path } from '../http';

/** Whose prescriptions a call is about; ids are those of the prescription service. */
export type PatientRef = { kind: 'self' } | { kind: 'child'; id: string } | { kind: 'giver'; id: string };

export const self: PatientRef = { kind: 'self' };

/** Where the calls about a patient begin. */
export function patientPath(patient: PatientRef): string {
  if (patient.kind === 'self') return '';
  const { kind, id } = patient;
  return kind === 'child' ? path`/children/${id}` : path`/powers-of-attorney-receiver/${id}`;
}

/** The part of a query's key that tells patients apart. */
export function patientKey(patient: PatientRef): readonly string[] {
  return patient.kind === 'self' ? ['self'] : [patient.kind, patient.id];
}
