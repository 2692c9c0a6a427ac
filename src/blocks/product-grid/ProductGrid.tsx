import type { ProductCard as Card } from '../../domain/product';
import { ProductCard } from '../product-card/ProductCard';
import * as styles from './ProductGrid.css';

/** @param firstIsHero the first picture is likely the page's largest content */
export function ProductGrid({ cards, firstIsHero = false }: { cards: Card[]; firstIsHero?: boolean }) {
  return (
    <ul className={styles.grid}>
      {cards.map((card, n) => (
        <li key={card.productNumber}>
          <ProductCard card={card} hero={firstIsHero && n === 0} />
        </li>
      ))}
    </ul>
  );
}
