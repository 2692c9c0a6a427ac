import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type PatientRef, patientKey } from '../../../api/expedition/patient';
import { markStale } from '../../../api/stale-after';

/** Removes what was read about a patient from memory: it may not be shown any more. */
export function forgetPatient(queries: QueryClient, patient: PatientRef): void {
  const [kind, id] = patientKey(patient);
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey[2] === kind && queryKey[3] === id });
}

/** Forgets a patient when shown; what was in the bag for this person is gone, too. */
export function useForgetPatient(patient: PatientRef): void {
  const queries = useQueryClient();
  useEffect(() => {
    forgetPatient(queries, patient);
    void markStale(queries, 'changePatients');
  }, [queries, patient]);
}
