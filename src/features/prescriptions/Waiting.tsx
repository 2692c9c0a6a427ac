import { Trans } from '@lingui/react/macro';
import { useIsSlow } from '../../lib/use-is-slow';
import { Skeleton } from '../../ui/skeleton/Skeleton';
import * as styles from './Prescriptions.css';

/** Stands for what is read. The service may be tried several times, which takes some seconds. */
export function Waiting({ label }: { label: string }) {
  const isSlow = useIsSlow();
  return (
    <div className={styles.page} role="status" aria-label={label}>
      {isSlow && (
        <p>
          <Trans>Det tar längre tid än vanligt. Vi fortsätter att försöka.</Trans>
        </p>
      )}
      <Skeleton className={styles.waiting} />
    </div>
  );
}
