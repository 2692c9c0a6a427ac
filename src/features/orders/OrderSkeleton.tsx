import { useLingui } from '@lingui/react/macro';
import { SectionSkeleton } from '../../ui/skeleton/SectionSkeleton';
import { Skeleton } from '../../ui/skeleton/Skeleton';
import { details } from './OrderContents.css';
import { intro } from './OrderFrame.css';
import * as styles from './OrderSkeleton.css';

/** Placeholder for the status, details and products. */
export function OrderSkeleton() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Beställningen laddas`} className={styles.skeleton}>
      <div className={intro}>
        <Skeleton className={styles.status} />
        <Skeleton className={styles.text} />
        <Skeleton className={styles.button} />
      </div>
      <div className={details}>
        <Skeleton className={styles.card} />
        <Skeleton className={styles.card} />
        <Skeleton className={styles.card} />
      </div>
      <SectionSkeleton content={styles.parcel} />
    </div>
  );
}
