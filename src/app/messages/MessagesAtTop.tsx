import { useHydrated } from '../../lib/use-hydrated';
import * as styles from './MessagesAtTop.css';
import { MessagesSpot } from './MessagesSpot';

/** The operator's messages where the app shows its own header. */
export function MessagesAtTop() {
  // A page's document does not contain them.
  if (!useHydrated()) return null;
  return (
    <div className={styles.top} data-screen-only>
      <MessagesSpot className={styles.messages} />
    </div>
  );
}
