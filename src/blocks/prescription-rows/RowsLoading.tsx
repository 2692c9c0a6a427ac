import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '../../ui/skeleton/Skeleton';
import * as styles from './PrescriptionRows.css';

/** Placeholder for the prescription goods of the cart. */
export function RowsLoading({ rows }: { rows: number }) {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Receptvarorna hämtas`} className={styles.rowsLoading}>
      {[...Array(rows).keys()].map((row) => (
        <Skeleton key={row} className={styles.placeholder} />
      ))}
    </div>
  );
}
