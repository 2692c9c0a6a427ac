import { Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { type ProductCard as Card, isNews, mayBeAdvertised, offerOf } from '../../domain/product';
import { ratingOf } from '../../domain/review';
import { formatDecimal } from '../../i18n/format';
import { unbrokenUnits } from '../../i18n/unbroken-units';
import { Badge } from '../../ui/badge/Badge';
import { Ribbon } from '../../ui/badge/Ribbon';
import { Stars } from '../../ui/stars/Stars';
import { QuickAdd } from '../add-to-cart/QuickAdd';
import { FavouriteSpot } from '../favourites/FavouriteSpot';
import { Link } from '../link/Link';
import { Price } from '../price/Price';
import { priceWithPlaceholder } from '../price/price-with-placeholder';
import { ProductPicture } from '../product-picture/ProductPicture';
import { cardPicture } from '../product-picture/picture-source';
import * as styles from './ProductCard.css';

interface ProductCardProps {
  card: Card;
  /** The product as it was prerendered. */
  before?: Card | undefined;
  hero?: boolean;
}

/**
 * A product in a list: the whole card links to its page, except for its button. Of one that may not be advertised it
 * only shows that it exists, and that it takes a prescription. Memoized, since the list's sort and filters change more
 * often than its products.
 */
export const ProductCard = memo(function ProductCard({ card, before, hero = false }: ProductCardProps) {
  const { t } = useLingui();
  const offer = offerOf(card);
  const isAdvertised = mayBeAdvertised(card);
  const rating = ratingOf(card);
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        {card.picture && <ProductPicture picture={card.picture} {...cardPicture} hero={hero} decorative />}
        <div className={styles.marks}>
          {!isAdvertised && (
            <Badge>
              <Trans>Receptbelagt</Trans>
            </Badge>
          )}
          {isAdvertised && offer && <Ribbon>{offer.ribbon}</Ribbon>}
          {isNews(card) && (
            <Badge tone="info">
              <Trans>Nyhet</Trans>
            </Badge>
          )}
        </div>
        {isAdvertised && <FavouriteSpot card={card} />}
      </div>
      <div className={styles.texts}>
        <p className={styles.brand}>{card.brand}</p>
        <h3 className={styles.title}>
          <Link href={card.path}>{unbrokenUnits(card.title)}</Link>
        </h3>
        <p className={styles.subTitle}>{card.subTitle}</p>
        {rating && <Stars value={rating.average} label={t`Betyg ${formatDecimal(rating.average)} av 5`} />}
      </div>
      {isAdvertised &&
        (before && before !== card ? (
          <priceWithPlaceholder.Component product={card} before={before} />
        ) : (
          <Price product={card} />
        ))}
      <div className={styles.action}>
        <QuickAdd card={card} />
      </div>
    </article>
  );
});
