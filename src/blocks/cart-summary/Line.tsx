import type { ReactNode } from 'react';
import { sumRow } from '../../ui/panel/sum-row.css';

/** One of the sums, in a `<dl>`. */
export function Line({ name, sum }: { name: ReactNode; sum: ReactNode }) {
  return (
    <div className={sumRow}>
      <dt>{name}</dt>
      <dd>{sum}</dd>
    </div>
  );
}
