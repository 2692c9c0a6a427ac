import { Trans } from '@lingui/react/macro';
import { offerOf, type ProductCard } from '../../domain/product';
import { formatDay, formatMoney } from '../../i18n/format';
import { visuallyHidden } from '../../ui/theme/visually-hidden.css';
import * as styles from './Price.css';

export type Priced = Pick<
  ProductCard,
  'price' | 'promotion' | 'multiBuy' | 'memberPrice' | 'basePrice' | 'minPriceMonth'
>;

/** A product's price. With a promotion also the ordinary price, the lowest of the last 30 days, and the last day. */
export function Price({ product, large = false }: { product: Priced; large?: boolean }) {
  const { price, promotion, memberPrice, basePrice, minPriceMonth } = product;
  if (price === null) {
    return (
      <p className={styles.note}>
        <Trans>Pris saknas</Trans>
      </p>
    );
  }
  const expires = offerOf(product)?.expires;
  const size = large ? `${styles.amount} ${styles.large}` : styles.amount;
  return (
    <div className={styles.price}>
      <p className={styles.row}>
        <strong className={promotion ? `${size} ${styles.reduced}` : size}>
          {promotion && (
            <span className={visuallyHidden}>
              <Trans>Nypris</Trans>{' '}
            </span>
          )}
          {formatMoney(promotion?.price ?? price)}
        </strong>
        {promotion && (
          <span className={styles.ordinary}>
            <span aria-hidden="true">
              <Trans>Ord. pris</Trans>
            </span>
            <span className={visuallyHidden}>
              <Trans>Ordinarie pris</Trans>
            </span>{' '}
            {formatMoney(price)}
          </span>
        )}
      </p>
      {memberPrice !== null && (
        <strong className={styles.ordinary}>
          <Trans>Medlemspris {formatMoney(memberPrice)}</Trans>
        </strong>
      )}
      {promotion && minPriceMonth !== null && (
        <p className={styles.note}>
          <Trans>Lägsta pris senaste 30 dagarna {formatMoney(minPriceMonth)}</Trans>
        </p>
      )}
      {expires && (
        <p className={styles.note}>
          <Trans>Gäller t.o.m. {formatDay(expires)}</Trans>
        </p>
      )}
      {basePrice && (
        <p className={styles.note}>
          <Trans>
            Jfr-pris {formatMoney(basePrice.amount)}/{basePrice.unit}
          </Trans>
        </p>
      )}
    </div>
  );
}
