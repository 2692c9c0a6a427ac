import type { ReactNode } from 'react';
import type { PatientRef } from '../../../api/expedition/patient';
import { ChildAccess } from './ChildAccess';
import { GiverAccess } from './GiverAccess';

/** The pages of a patient; those of somebody else name the person, and are shown while they may be. */
export function PatientAccess({ patient, children }: { patient: PatientRef; children: ReactNode }) {
  if (patient.kind === 'child') return <ChildAccess id={patient.id}>{children}</ChildAccess>;
  if (patient.kind === 'giver') return <GiverAccess id={patient.id}>{children}</GiverAccess>;
  return children;
}
