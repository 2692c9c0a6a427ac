import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { bagQuery } from '../../../api/expedition/bag/queries';
import type { PatientRef } from '../../../api/expedition/patient';
import { prescriptionsQuery } from '../../../api/expedition/queries';
import { pathsOf } from '../area-page';
import { RegisterUnavailable } from '../RegisterUnavailable';
import { Waiting } from '../Waiting';
import { PrescriptionList } from './PrescriptionList';

/** A patient's prescriptions. */
export function PatientPrescriptions({ patient }: { patient: PatientRef }) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(prescriptionsQuery(patient));
  const bag = useQuery(bagQuery(true));
  const rows = bag.data?.rows;
  const today = data?.today ?? '';
  const context = useMemo(
    () => ({ today, inBag: new Set(rows?.map(({ prescriptionId }) => prescriptionId)) }),
    [today, rows],
  );
  if (!data && error) return <RegisterUnavailable onRetry={() => void refetch()} />;
  if (!data) return <Waiting label={t`Recepten hämtas`} />;
  const { prescription } = pathsOf(patient);
  return (
    <PrescriptionList
      prescriptions={data.prescriptions}
      context={context}
      pathOf={({ id }) => prescription(id)}
      patient={patient}
    />
  );
}
