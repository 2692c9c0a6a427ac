import { memo } from 'react';
import type { FoundPharmacy, PharmacyId } from '../../domain/pharmacy';
import type { KeyedList } from '../../lib/use-stepwise';
import * as styles from './find-pharmacy.css';
import { PharmacyRow } from './PharmacyRow';
import type { Subject } from './subject';

export interface Rows extends KeyedList<FoundPharmacy> {
  subjects: readonly Subject[];
  /** ISO text; null until it is known. */
  now: string | null;
  selected: PharmacyId | null;
  /** Only next to a map. */
  onSelect: ((id: PharmacyId) => void) | undefined;
  onToggle: () => void;
}

interface PharmacyRowsProps {
  rows: Rows;
  label: string;
}

/** The rows of one search. */
export const PharmacyRows = memo(function PharmacyRows({ rows, label }: PharmacyRowsProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {rows.items.map((each) => (
        <PharmacyRow
          key={each.pharmacy.id}
          found={each}
          subjects={rows.subjects}
          now={rows.now}
          selected={each.pharmacy.id === rows.selected}
          onSelect={rows.onSelect}
          onToggle={rows.onToggle}
        />
      ))}
    </ul>
  );
});
