import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { prescriptionPurchasesQuery, prescriptionRowsQuery } from '../../../api/pharmacy/prescription-purchases';
import { FailureAlert } from '../../../blocks/failure/FailureAlert';
import { Skeleton } from '../../../ui/skeleton/Skeleton';
import { PurchaseContent } from './PurchaseContent';
import { PurchaseSection } from './PurchaseSection';

export function PrescriptionPurchases() {
  const { data, error, refetch } = useQuery(prescriptionPurchasesQuery(true));
  return (
    <PurchaseSection
      id="kop-recept"
      title={<Trans>Receptvaror</Trans>}
      empty={<Trans>Du har inte hämtat ut några receptvaror än.</Trans>}
      purchases={data}
      isPrescribed
      failed={error !== null}
      onRetry={() => void refetch()}
      content={({ id }) => <Dispensed id={id} />}
    />
  );
}

/** Fetched when opened. */
function Dispensed({ id }: { id: string }) {
  const { t } = useLingui();
  const { data: rows, error, refetch } = useQuery(prescriptionRowsQuery(id, true));
  if (rows !== undefined) return <PurchaseContent rows={rows} />;
  if (error) return <FailureAlert onRetry={() => void refetch()} />;
  return (
    <div role="status" aria-label={t`Köpet hämtas`}>
      <Skeleton lines={3} />
    </div>
  );
}
