import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { bagQuery } from '../../../api/expedition/bag/queries';
import { self } from '../../../api/expedition/patient';
import { prescriptionsQuery } from '../../../api/expedition/queries';
import { paths } from '../../../routes/paths';
import { RegisterUnavailable } from '../RegisterUnavailable';
import { Waiting } from '../Waiting';
import { PrescriptionList } from './PrescriptionList';

/** The prescriptions of who is signed in. */
export function MyPrescriptions() {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(prescriptionsQuery(self));
  const bag = useQuery(bagQuery(true));
  if (!data && error) return <RegisterUnavailable onRetry={() => void refetch()} />;
  if (!data) return <Waiting label={t`Dina recept hämtas`} />;
  const inBag = new Set(bag.data?.rows.map(({ prescriptionId }) => prescriptionId));
  const { prescriptions, today } = data;
  return (
    <PrescriptionList
      prescriptions={prescriptions}
      context={{ today, inBag }}
      pathOf={({ id }) => paths.prescription(id)}
    />
  );
}
