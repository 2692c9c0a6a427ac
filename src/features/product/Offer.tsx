import { Trans } from '@lingui/react/macro';
import { Price } from '../../blocks/price/Price';
import { offerOf, type ProductCard } from '../../domain/product';
import { Badge } from '../../ui/badge/Badge';
import { Ribbon } from '../../ui/badge/Ribbon';
import * as styles from './ProductScreen.css';

interface OfferProps {
  product: ProductCard;
  /** What the page has said before: an offer that has ended keeps its room, so that nothing moves. */
  before: ProductCard;
}

/** What a product costs, and what else speaks for it. */
export function Offer({ product, before }: OfferProps) {
  return (
    <div className={styles.offers}>
      <Terms of={product} />
      {offerOf(before) && !offerOf(product) && (
        <div className={styles.before}>
          <Terms of={before} />
        </div>
      )}
    </div>
  );
}

function Terms({ of: product }: { of: ProductCard }) {
  const offer = offerOf(product);
  return (
    <div className={styles.terms}>
      <div className={styles.badges}>
        {offer && <Ribbon>{offer.ribbon}</Ribbon>}
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
