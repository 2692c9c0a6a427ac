import type { ReactNode } from 'react';
import * as styles from './CartSummary.css';

/** One of the sums, in a `<dl>`. */
export function Line({ name, sum }: { name: ReactNode; sum: ReactNode }) {
  return (
    <div className={styles.line}>
      <dt>{name}</dt>
      <dd>{sum}</dd>
    </div>
  );
}
