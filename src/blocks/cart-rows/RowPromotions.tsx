import { Trans } from '@lingui/react/macro';
import type { CartRow } from '../../domain/cart';
import { ore } from '../../domain/money';
import { formatMoney } from '../../i18n/format';
import { Skeleton } from '../../ui/skeleton/Skeleton';
import * as styles from './CartRows.css';

/** The offers that reduced a row's price, by name; an unnamed discount is shown as such. */
export function RowPromotions({ row: { promotions, discount, discountUnknown } }: { row: CartRow }) {
  if (discountUnknown) return <Skeleton lines={1} />;
  if (promotions.length === 0 && discount === 0) return null;
  const named = promotions.reduce((sum, { amount }) => sum + amount, 0);
  const rest = ore(Math.max(0, discount - named));
  return (
    <ul className={styles.promotions}>
      {promotions.map(({ name, amount }) => (
        <li key={name}>
          {name} {formatMoney(ore(-amount))}
        </li>
      ))}
      {rest > 0 && (
        <li>
          <Trans>Rabatt {formatMoney(ore(-rest))}</Trans>
        </li>
      )}
    </ul>
  );
}
