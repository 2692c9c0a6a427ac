import { SectionSkeleton } from '../../ui/skeleton/SectionSkeleton';
import * as styles from './RowsRoom.css';

interface RowsRoomProps {
  rows: number;
  /** Some of the products are likely to be reduced, which takes more lines. */
  offers?: boolean;
}

/** Placeholder for a number of product lists. */
export function RowsRoom({ rows, offers = false }: RowsRoomProps) {
  return [...Array(rows).keys()].map((row) => (
    <SectionSkeleton key={row} className={offers ? styles.highRoom : styles.room} content={styles.products} />
  ));
}
