import type { ProductCard } from '../../domain/product';
import { formatMoney } from '../../i18n/format';
import { ProductPicture } from '../product-picture/ProductPicture';
import * as styles from './SearchSuggestions.css';

export function ProductSuggestion({ card: { picture, title, price, promotion } }: { card: ProductCard }) {
  return (
    <span className={styles.product}>
      {picture && <ProductPicture picture={picture} sizes="48px" decorative />}
      <span className={styles.productTitle}>{title}</span>
      {price !== null && <span>{formatMoney(promotion?.price ?? price)}</span>}
    </span>
  );
}
