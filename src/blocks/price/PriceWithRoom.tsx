import { Price, type Priced } from './Price';
import * as styles from './PriceWithRoom.css';

/** What a product costs now, in the room that what was said before took, so that nothing moves. */
export function PriceWithRoom({ of, before }: { of: Priced; before: Priced }) {
  return (
    <div className={styles.both}>
      <div className={styles.one}>
        <Price of={of} />
      </div>
      <div className={styles.before}>
        <Price of={before} />
      </div>
    </div>
  );
}
