import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { customerQuery } from '../../api/expedition/bag/queries';
import { self } from '../../api/expedition/patient';
import { AreaNav } from './AreaNav';
import { areaPageAt } from './area-page';
import { CostProtection } from './cost-protection/CostProtection';
import { PrescriptionDetail } from './detail/PrescriptionDetail';
import { MyPrescriptions } from './list/MyPrescriptions';
import * as styles from './Prescriptions.css';
import { RegisterUnavailable } from './RegisterUnavailable';
import { Terms } from './terms/Terms';
import { Waiting } from './Waiting';

/** The area of who is signed in. Before the terms are accepted, nothing is read. */
export function Area({ path }: { path: string }) {
  const { t } = useLingui();
  const { data: customer, error, refetch } = useQuery(customerQuery(true));
  const page = areaPageAt(path);
  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>
        <Trans>Mina recept</Trans>
      </h1>
      {content()}
    </div>
  );

  function content() {
    if (!customer && error) return <RegisterUnavailable onRetry={() => void refetch()} />;
    if (!customer) return <Waiting label={t`Dina recept hämtas`} />;
    if (!customer.termsConfirmedCustomer) return <Terms kind="customer" />;
    if (page.kind === 'prescription') return <PrescriptionDetail patient={self} id={page.id} />;
    return (
      <>
        <AreaNav page={page.kind} />
        {page.kind === 'costProtection' ? <CostProtection patient={self} /> : <MyPrescriptions />}
      </>
    );
  }
}
