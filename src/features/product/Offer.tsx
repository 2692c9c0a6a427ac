import { Trans } from '@lingui/react/macro';
import { Price } from '../../blocks/price/Price';
import { offerOf, type ProductCard } from '../../domain/product';
import { Badge } from '../../ui/badge/Badge';
import { Ribbon } from '../../ui/badge/Ribbon';
import * as styles from './ProductScreen.css';

interface OfferProps {
  product: ProductCard;
  /** The product as the page was built: an ended offer keeps its space, so that nothing moves. */
  before: ProductCard;
}

/** A product's price, offer and badges. */
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
