import type { ReactNode } from 'react';
import * as styles from './Prescriptions.css';

/** One line of a list of facts. */
export function Fact({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
