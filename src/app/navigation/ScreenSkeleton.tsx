import { useLingui } from '@lingui/react/macro';
import * as styles from './Main.css';

/** Holds the place of a screen that is on its way, tall enough that the footer does not jump. */
export function ScreenSkeleton() {
  const { t } = useLingui();
  return <div className={styles.skeleton} role="status" aria-label={t`Sidan laddas`} />;
}
