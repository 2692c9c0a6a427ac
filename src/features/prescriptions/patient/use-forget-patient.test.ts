import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { PatientRef } from '../../../api/expedition/patient';
import { self } from '../../../api/expedition/patient';
import { costProtectionQuery, prescriptionQuery, prescriptionsQuery } from '../../../api/expedition/queries';
import { forgetPatient } from './use-forget-patient';

const alva: PatientRef = { kind: 'child', id: 'alva' };
const hugo: PatientRef = { kind: 'child', id: 'hugo' };
/** Same id, another kind. */
const giver: PatientRef = { kind: 'giver', id: 'alva' };

it('forgets all that was read about one patient, and nothing of others', () => {
  const queries = new QueryClient();
  for (const patient of [alva, hugo, giver, self]) {
    queries.setQueryData<unknown>(prescriptionsQuery(patient).queryKey, 'prescriptions');
    queries.setQueryData<unknown>(prescriptionQuery(patient, 'rx').queryKey, 'prescription');
    queries.setQueryData<unknown>(costProtectionQuery(patient).queryKey, 'cost protection');
  }
  forgetPatient(queries, alva);
  const left = queries.getQueryCache().getAll();
  expect(left).toHaveLength(9);
  expect(left.filter(({ queryKey }) => queryKey.includes('child') && queryKey.includes('alva'))).toEqual([]);
});
