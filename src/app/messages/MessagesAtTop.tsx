import * as styles from './MessagesAtTop.css';
import { MessagesSpot } from './MessagesSpot';

/** The operator's messages where the app shows its own header. */
export function MessagesAtTop() {
  return (
    <div className={styles.top} data-screen-only>
      <MessagesSpot className={styles.messages} />
    </div>
  );
}
