import { Trans, useLingui } from '@lingui/react/macro';
import type { ProductCard as Card } from '../../domain/product';
import { formatDecimal } from '../../i18n/format';
import { Badge } from '../../ui/badge/Badge';
import { Ribbon } from '../../ui/badge/Ribbon';
import { Stars } from '../../ui/stars/Stars';
import { QuickAdd } from '../add-to-cart/QuickAdd';
import { Link } from '../link/Link';
import { Price } from '../price/Price';
import { ProductPicture } from '../product-picture/ProductPicture';
import * as styles from './ProductCard.css';

/** A good in a list: the whole card is the way to its page, but for its button. */
export function ProductCard({ card, hero = false }: { card: Card; hero?: boolean }) {
  const { t } = useLingui();
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        {card.picture && (
          <ProductPicture
            picture={card.picture}
            sizes="(min-width: 1024px) 240px, (min-width: 768px) 30vw, 45vw"
            between={[320, 640]}
            hero={hero}
            decorative
          />
        )}
        <div className={styles.marks}>
          {card.promotion && <Ribbon>{card.promotion.ribbon}</Ribbon>}
          {card.newProduct && (
            <Badge tone="info">
              <Trans>Nyhet</Trans>
            </Badge>
          )}
        </div>
      </div>
      <div className={styles.texts}>
        <p className={styles.brand}>{card.brand}</p>
        <h3 className={styles.title}>
          <Link href={card.path}>{card.title}</Link>
        </h3>
        <p className={styles.subTitle}>{card.subTitle}</p>
        {card.rating && (
          <Stars value={card.rating.average} label={t`Betyg ${formatDecimal(card.rating.average)} av 5`} />
        )}
      </div>
      <Price of={card} />
      <div className={styles.action}>
        <QuickAdd card={card} />
      </div>
    </article>
  );
}
