import { SectionSkeleton } from '../../ui/skeleton/SectionSkeleton';
import * as styles from './RowsRoom.css';

interface RowsRoomProps {
  rows: number;
  /** Some of the products are likely to be marked down, which takes more lines. */
  offers?: boolean;
}

/** Holds the place of as many lists of products. */
export function RowsRoom({ rows, offers = false }: RowsRoomProps) {
  return [...Array(rows).keys()].map((row) => (
    <SectionSkeleton key={row} className={offers ? styles.highRoom : styles.room} content={styles.products} />
  ));
}
