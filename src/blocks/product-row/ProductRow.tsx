import type { ProductCard as Card } from '../../domain/product';
import { useImpressions } from '../impressions/use-impressions';
import { Link } from '../link/Link';
import { ProductCard } from '../product-card/ProductCard';
import * as styles from './ProductRow.css';

interface ProductRowProps {
  title: string;
  cards: Card[];
  /** To all of what is shown some of. */
  all?: { title: string; path: string };
}

/** A list of goods side by side, to be swiped. */
export function ProductRow({ title, cards, all }: ProductRowProps) {
  const list = useImpressions(title, cards);
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.row} ref={list}>
        {cards.map((card) => (
          <li key={card.productNumber}>
            <ProductCard card={card} />
          </li>
        ))}
      </ul>
      {all && (
        <Link className={styles.all} href={all.path}>
          {all.title}
        </Link>
      )}
    </section>
  );
}
