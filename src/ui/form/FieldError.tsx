import { Icon } from '../icon/Icon';
import { failure } from '../icon/paths';
import * as styles from './Field.css';
import type { FieldFrame } from './use-field';

export function FieldError({ frame }: { frame: FieldFrame }) {
  if (!frame.error) return null;
  return (
    <p className={styles.error} id={frame.errorId}>
      <Icon path={failure} />
      {frame.error}
    </p>
  );
}
