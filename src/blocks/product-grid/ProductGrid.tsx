import { memo, useDeferredValue } from 'react';
import type { ProductCard as Card } from '../../domain/product';
import { useCurrentCards } from '../current-cards/use-current-cards';
import { useImpressions } from '../impressions/use-impressions';
import { ProductCard } from '../product-card/ProductCard';
import * as styles from './ProductGrid.css';

interface ProductGridProps {
  /** The list's name in analytics. */
  name: string;
  cards: Card[];
  /** They are prerendered, and may have changed since. */
  fromPage?: boolean;
  /** The first picture is likely the page's largest content. */
  firstIsHero?: boolean;
  /** The cards that a screen shows at once are rendered first. */
  inSteps?: boolean;
}

/** As many as fit on a screen. */
const firstCards = 8;

export const ProductGrid = memo(function ProductGrid({
  name,
  cards,
  fromPage = false,
  firstIsHero = false,
  inSteps = false,
}: ProductGridProps) {
  const isWhole = useDeferredValue(true, !inSteps);
  const current = useCurrentCards(cards, fromPage);
  const shown = isWhole ? current : current.slice(0, firstCards);
  const list = useImpressions(name, shown);
  return (
    <ul className={styles.grid} ref={list}>
      {shown.map((card, n) => (
        <li key={card.productNumber}>
          <ProductCard card={card} before={cards[n]} hero={firstIsHero && n === 0} />
        </li>
      ))}
    </ul>
  );
});
