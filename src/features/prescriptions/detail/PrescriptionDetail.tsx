import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureOf } from '../../../api/errors';
import { bagQuery } from '../../../api/expedition/bag/queries';
import type { PatientRef } from '../../../api/expedition/patient';
import { prescriptionQuery } from '../../../api/expedition/queries';
import { EmptyState } from '../../../blocks/empty-state/EmptyState';
import { Leaflet } from '../../../blocks/leaflet/Leaflet';
import { Link } from '../../../blocks/link/Link';
import { chosenProduct } from '../../../blocks/prescribed-product/chosen-product';
import { displayStates } from '../../../domain/prescription-states';
import { standaloneLink } from '../../../ui/link/standalone-link.css';
import { StateBadges } from '../list/StateBadges';
import { useListAddress } from '../list/use-list-view';
import * as styles from '../Prescriptions.css';
import { useNamedPage } from '../page-heading';
import { RegisterUnavailable } from '../RegisterUnavailable';
import { Waiting } from '../Waiting';
import { DispenseHistory } from './DispenseHistory';
import { Order } from './Order';
import { PackageInfo } from './PackageInfo';
import { Prescribed } from './Prescribed';
import { Stock } from './Stock';
import { Substitution } from './Substitution';

interface PrescriptionDetailProps {
  patient: PatientRef;
  id: string;
}

/** One prescription: what was prescribed, what is left of it, and what can be ordered. */
export function PrescriptionDetail({ patient, id }: PrescriptionDetailProps) {
  const { t } = useLingui();
  const prescriptions = useListAddress(patient);
  const { data, error, refetch } = useQuery(prescriptionQuery(patient, id));
  const bag = useQuery(bagQuery(true));
  const [chosen, setChosen] = useState<string | null>(() => chosenProduct(id));
  useNamedPage(data?.title ?? null);
  const inBag = new Set(bag.data?.rows.map(({ prescriptionId }) => prescriptionId));
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
      <StateBadges states={displayStates(data, { today: data.today, inBag })} />
      <Order patient={patient} prescription={data} chosen={chosen} onChoose={setChosen} />
      <Stock patient={patient} prescription={data} />
      <Prescribed prescription={data} />
      <Substitution patient={patient} prescription={data} chosen={chosen} />
      <PackageInfo prescription={data} />
      {data.packageInfo.leaflet !== null && (
        <div className={styles.card}>
          <Leaflet title={data.title} below={data.packageInfo.leaflet} />
        </div>
      )}
      <DispenseHistory dispenses={data.dispenses} packagesPerDispense={data.packagesPerDispense} />
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
