import { useMemo } from 'react';
import { type ProductCard as Card, mayBeAdvertised } from '../../domain/product';
import { useCurrentCards } from '../current-cards/use-current-cards';
import { useImpressions } from '../impressions/use-impressions';
import { Link } from '../link/Link';
import { ProductCard } from '../product-card/ProductCard';
import * as styles from './ProductRow.css';

interface ProductRowProps {
  title: string;
  cards: Card[];
  /** They are prerendered, and may have changed since. */
  fromPage?: boolean;
  /** Link to the complete list. */
  all?: { title: string; path: string };
}

/** A horizontal list of products that can be swiped. It promotes: without a product that may be, it is not shown. */
export function ProductRow({ title, cards, fromPage = false, all }: ProductRowProps) {
  const advertised = useMemo(() => cards.filter(mayBeAdvertised), [cards]);
  const shown = useCurrentCards(advertised, fromPage);
  const list = useImpressions(title, shown);
  if (advertised.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.row} ref={list}>
        {shown.map((card, n) => (
          <li key={card.productNumber}>
            <ProductCard card={card} before={advertised[n]} />
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
