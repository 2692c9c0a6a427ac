import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '../../ui/skeleton/Skeleton';
import * as styles from './Club.css';

export function ClubWaiting() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Dina uppgifter hämtas`}>
      <Skeleton className={styles.waiting} />
    </div>
  );
}
