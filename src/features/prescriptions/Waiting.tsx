import { Skeleton } from '../../ui/skeleton/Skeleton';
import * as styles from './Prescriptions.css';

export function Waiting({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label}>
      <Skeleton className={styles.waiting} />
    </div>
  );
}
