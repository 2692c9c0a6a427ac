import type { ProductCard as Card } from '../../domain/product';
import { useImpressions } from '../impressions/use-impressions';
import { ProductCard } from '../product-card/ProductCard';
import * as styles from './ProductGrid.css';

interface ProductGridProps {
  /** What the list is called in the statistics. */
  name: string;
  cards: Card[];
  /** The first picture is likely the page's largest content. */
  firstIsHero?: boolean;
}

export function ProductGrid({ name, cards, firstIsHero = false }: ProductGridProps) {
  const list = useImpressions(name, cards);
  return (
    <ul className={styles.grid} ref={list}>
      {cards.map((card, n) => (
        <li key={card.productNumber}>
          <ProductCard card={card} hero={firstIsHero && n === 0} />
        </li>
      ))}
    </ul>
  );
}
