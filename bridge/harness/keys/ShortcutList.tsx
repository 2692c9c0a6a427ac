import * as styles from './ShortcutList.css';
import { shortcuts } from './shortcuts';

/** All shortcuts, collapsed by default. */
export function ShortcutList() {
  return (
    <details className={styles.shortcuts}>
      <summary>Keys</summary>
      <dl className={styles.list}>
        {shortcuts.map(({ keys, about }) => (
          <div key={keys} className={styles.shortcut}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd className={styles.about}>{about}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
