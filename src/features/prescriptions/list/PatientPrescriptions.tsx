import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
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
  if (!data && error) return <RegisterUnavailable onRetry={() => void refetch()} />;
  if (!data) return <Waiting label={t`Recepten hämtas`} />;
  const { prescriptions, today } = data;
  const inBag = new Set(bag.data?.rows.map(({ prescriptionId }) => prescriptionId));
  const { prescription } = pathsOf(patient);
  return (
    <PrescriptionList
      prescriptions={prescriptions}
      context={{ today, inBag }}
      pathOf={({ id }) => prescription(id)}
      patient={patient}
    />
  );
}
