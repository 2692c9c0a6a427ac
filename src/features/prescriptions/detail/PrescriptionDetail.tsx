import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { failureOf } from '../../../api/errors';
import type { PatientRef } from '../../../api/expedition/patient';
import { prescriptionQuery } from '../../../api/expedition/queries';
import { EmptyState } from '../../../blocks/empty-state/EmptyState';
import { Link } from '../../../blocks/link/Link';
import { standaloneLink } from '../../../ui/link/standalone-link.css';
import { pathsOf } from '../area-page';
import * as styles from '../Prescriptions.css';
import { RegisterUnavailable } from '../RegisterUnavailable';
import { Waiting } from '../Waiting';
import { DispenseHistory } from './DispenseHistory';
import { Order } from './Order';
import { PackageInfo } from './PackageInfo';
import { Prescribed } from './Prescribed';

interface PrescriptionDetailProps {
  patient: PatientRef;
  id: string;
}

/** One prescription: what was prescribed, what is left of it, and what can be ordered. */
export function PrescriptionDetail({ patient, id }: PrescriptionDetailProps) {
  const { t } = useLingui();
  const { prescriptions } = pathsOf(patient);
  const { data, error, refetch } = useQuery(prescriptionQuery(patient, id));
  if (!data && error) {
    const failure = failureOf(error);
    if (failure?.kind === 'refused' && failure.status === 404) return <NotFound path={prescriptions} />;
    return <RegisterUnavailable onRetry={() => void refetch()} />;
  }
  if (!data) return <Waiting label={t`Receptet hämtas`} />;
  return (
    <>
      <Link className={standaloneLink} href={prescriptions}>
        <Trans>Alla recept</Trans>
      </Link>
      <h2 className={styles.title}>{data.title}</h2>
      <Order patient={patient} prescription={data} />
      <Prescribed prescription={data} />
      <PackageInfo prescription={data} />
      <DispenseHistory dispenses={data.dispenses} />
    </>
  );
}

function NotFound({ path }: { path: string }) {
  return (
    <EmptyState title={<Trans>Receptet finns inte</Trans>} link={{ href: path, title: <Trans>Till recepten</Trans> }}>
      <Trans>Det kan ha tagits bort ur registret.</Trans>
    </EmptyState>
  );
}
