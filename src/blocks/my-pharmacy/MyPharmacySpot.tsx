import type { MyPharmacy } from '../../domain/my-pharmacy';
import { part } from '../../lib/part';
import { useLoadedLater } from '../../lib/use-loaded-later';
import * as styles from './MyPharmacyToggle.css';

const toggle = part(() => import('./MyPharmacyToggle'));

/**
 * Reserves the space of the toggle on a pharmacy's page. It needs script, so no document contains it: it loads after the
 * page, and fails silently.
 */
export function MyPharmacySpot({ pharmacy }: { pharmacy: MyPharmacy }) {
  const isThere = useLoadedLater(toggle);
  return <div className={styles.spot}>{isThere && <toggle.Component pharmacy={pharmacy} />}</div>;
}
