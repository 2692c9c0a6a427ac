import { SectionSkeleton } from '../../ui/skeleton/SectionSkeleton';
import * as styles from './RowsPlaceholder.css';

interface RowsPlaceholderProps {
  rows: number;
  /** Some of the products are likely to be reduced, which takes more lines. */
  offers?: boolean;
}

/** Placeholder for a number of product lists. */
export function RowsPlaceholder({ rows, offers = false }: RowsPlaceholderProps) {
  return [...Array(rows).keys()].map((row) => (
    <SectionSkeleton
      key={row}
      className={offers ? styles.highPlaceholder : styles.placeholder}
      content={styles.products}
    />
  ));
}
