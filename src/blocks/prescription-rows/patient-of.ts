import type { BagRow } from '../../api/expedition/bag/schema';
import { animals, type PatientRef, self } from '../../api/expedition/patient';

/** Whose prescription a row is of, as calls name the patient. */
export function patientOf({ patient: { kind, id } }: BagRow): PatientRef {
  if (kind === 'ANIMAL') return animals;
  if (kind === 'CHILD' && id !== null) return { kind: 'child', id };
  return kind === 'GIVER' && id !== null ? { kind: 'giver', id } : self;
}
