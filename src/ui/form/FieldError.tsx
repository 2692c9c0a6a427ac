import { Icon } from '../icon/Icon';
import { failure } from '../icon/paths';
import * as styles from './Field.css';
import type { FieldFrame } from './use-field';

export function FieldError({ frame }: { frame: FieldFrame }) {
  if (!frame.error) return null;
  return (
    // Inserted anew, so that it is announced each time.
    <p key={frame.alerts} className={styles.error} id={frame.errorId} role={frame.alerts > 0 ? 'alert' : undefined}>
      <Icon path={failure} />
      {frame.error}
    </p>
  );
}
