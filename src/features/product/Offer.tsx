import { Trans } from '@lingui/react/macro';
import { Price } from '../../blocks/price/Price';
import type { ProductCard } from '../../domain/product';
import { Badge } from '../../ui/badge/Badge';
import { Ribbon } from '../../ui/badge/Ribbon';
import * as styles from './ProductScreen.css';

interface OfferProps {
  product: ProductCard;
  /** What the page has said before: the promotion of one that has ended keeps its room, so that nothing moves. */
  before: ProductCard;
}

/** What a good costs, and what else speaks for it. */
export function Offer({ product, before }: OfferProps) {
  return (
    <div className={styles.offers}>
      <Terms of={product} />
      {before.promotion && !product.promotion && (
        <div className={styles.before}>
          <Terms of={before} />
        </div>
      )}
    </div>
  );
}

function Terms({ of: product }: { of: ProductCard }) {
  return (
    <div className={styles.terms}>
      <div className={styles.badges}>
        {product.promotion && <Ribbon>{product.promotion.ribbon}</Ribbon>}
        {product.newProduct && (
          <Badge tone="info">
            <Trans>Nyhet</Trans>
          </Badge>
        )}
        {product.sustainability.map((word) => (
          <Badge key={word} tone="success">
            {word}
          </Badge>
        ))}
      </div>
      <Price of={product} large />
    </div>
  );
}
