import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { BagRow } from '../../api/expedition/bag/schema';
import { productOptionsQuery } from '../../api/expedition/queries';
import { Skeleton } from '../../ui/skeleton/Skeleton';
import { FailureAlert } from '../failure/FailureAlert';
import { LostProtection } from './LostProtection';
import { patientOf } from './patient-of';

interface LostProtectionOfRowProps {
  row: BagRow;
  /** The wanted number of packages. */
  quantity: number;
  onAccept: () => void;
  onDecline: () => void;
}

/** Before more packages of what comes too early are ordered: what they cost without the high-cost protection. */
export function LostProtectionOfRow({ row, quantity, onAccept, onDecline }: LostProtectionOfRowProps) {
  const { t } = useLingui();
  const patient = patientOf(row);
  const { data, error, refetch } = useQuery(productOptionsQuery(patient, row.prescriptionId, quantity));
  const option = data?.find(({ prescriptionItemId }) => prescriptionItemId === row.itemId) ?? null;
  return (
    <LostProtection next={row.nextCostProtectedDispense} option={option} onAccept={onAccept} onDecline={onDecline}>
      {data || error ? (
        <FailureAlert title={<Trans>Priset kunde inte hämtas</Trans>} onRetry={() => void refetch()} />
      ) : (
        <div role="status" aria-label={t`Priset hämtas`}>
          <Skeleton lines={3} />
        </div>
      )}
    </LostProtection>
  );
}
