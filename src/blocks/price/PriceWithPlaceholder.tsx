import { Price, type Priced } from './Price';
import * as styles from './PriceWithPlaceholder.css';

/** A product's current price in the space of the previous one, so that nothing moves. */
export function PriceWithPlaceholder({ product, before }: { product: Priced; before: Priced }) {
  return (
    <div className={styles.both}>
      <div className={styles.one}>
        <Price product={product} />
      </div>
      <div className={styles.before}>
        <Price product={before} />
      </div>
    </div>
  );
}
