import type { ReactNode } from 'react';
import type { ProductCard as Card } from '../../domain/product';
import { ProductCard } from '../product-card/ProductCard';
import * as styles from './ProductRow.css';

/** A list of goods side by side, to be swiped. */
export function ProductRow({ title, cards }: { title: ReactNode; cards: Card[] }) {
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.row}>
        {cards.map((card) => (
          <li key={card.productNumber}>
            <ProductCard card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}
