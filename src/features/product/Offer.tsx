import { Trans } from '@lingui/react/macro';
import { Price } from '../../blocks/price/Price';
import { isNews, offerOf, type ProductCard } from '../../domain/product';
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
      <Terms product={product} />
      {offerOf(before) && !offerOf(product) && (
        <div className={styles.before}>
          <Terms product={before} />
        </div>
      )}
    </div>
  );
}

function Terms({ product }: { product: ProductCard }) {
  const offer = offerOf(product);
  return (
    <div className={styles.terms}>
      <div className={styles.badges}>
        {offer && <Ribbon>{offer.ribbon}</Ribbon>}
        {isNews(product) && (
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
      <Price product={product} large />
    </div>
  );
}
