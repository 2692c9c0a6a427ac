import type { ListKind } from '../../../api/expedition/lists';
import type { PatientRef } from '../../../api/expedition/patient';

export interface ListToFetch {
  patient: PatientRef;
  kind: ListKind;
  title: string;
  /** Without the name of a person. */
  fileName: string;
}
