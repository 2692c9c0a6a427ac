import { useLingui } from '@lingui/react/macro';
import { createContext, use, useLayoutEffect } from 'react';
import { Skeleton } from '../../ui/skeleton/Skeleton';
import * as styles from './PrescriptionRows.css';

/** Is told while the prescription goods of the screen are not shown yet. */
export const RowsAwaited = createContext<(awaited: boolean) => void>(() => {});

/** Milliseconds after which nothing else waits for the rows: the purchase continues without the prescription service. */
const longest = 5000;

/** Placeholder for the prescription goods of the cart. */
export function RowsLoading({ rows }: { rows: number }) {
  const { t } = useLingui();
  const tell = use(RowsAwaited);
  useLayoutEffect(() => {
    tell(true);
    const timer = setTimeout(() => tell(false), longest);
    return () => {
      clearTimeout(timer);
      tell(false);
    };
  }, [tell]);
  return (
    <div role="status" aria-label={t`Receptvarorna hämtas`} className={styles.rowsLoading}>
      {[...Array(rows).keys()].map((row) => (
        <Skeleton key={row} className={styles.placeholder} />
      ))}
    </div>
  );
}
