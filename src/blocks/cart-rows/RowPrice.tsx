import { Trans } from '@lingui/react/macro';
import type { CartRow } from '../../domain/cart';
import { type Ore, ore } from '../../domain/money';
import { formatMoney } from '../../i18n/format';
import { visuallyHidden } from '../../ui/theme/visually-hidden.css';
import { Sum } from '../cart-summary/Sum';
import * as styles from './RowPrice.css';

type Price = Pick<CartRow, 'totalPrice' | 'discount' | 'discountUnknown'>;

function toPay({ totalPrice, discount }: Price): Ore {
  return ore(totalPrice - discount);
}

/** A row's price, with and without its discount; a placeholder while the discount is not known. */
export function RowPrice({ row, pending = false }: { row: Price; pending?: boolean }) {
  const { discount, totalPrice } = row;
  if (row.discountUnknown) {
    return (
      <p className={styles.pending} aria-busy="true">
        <Sum amount={undefined} />
      </p>
    );
  }
  const look = discount > 0 ? styles.reduced : styles.price;
  return (
    <p className={pending ? styles.pending : look}>
      {discount > 0 && (
        <span className={visuallyHidden}>
          <Trans>Nedsatt pris</Trans>{' '}
        </span>
      )}
      {formatMoney(toPay(row))}
      {discount > 0 && (
        <s className={styles.before}>
          <span className={visuallyHidden}>
            <Trans>Ordinarie pris</Trans>{' '}
          </span>
          {formatMoney(totalPrice)}
        </s>
      )}
    </p>
  );
}
