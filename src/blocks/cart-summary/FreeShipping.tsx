import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import type { CartTotals } from '../../domain/cart';
import { formatMoney } from '../../i18n/format';
import * as styles from './FreeShipping.css';

/** The amount left until free shipping, as text and as a bar. */
export function FreeShipping({ totals }: { totals: CartTotals }) {
  const id = useId();
  const { products, discount, leftToFreeShipping: left, shipping } = totals;
  const worth = Math.max(0, products - discount);
  // A delivery method that is never free shows its cost in the totals.
  if (left === 0 && shipping > 0) return null;
  return (
    <div className={styles.freeShipping}>
      <p id={id}>
        {left > 0 ? (
          <Trans>
            Handla för <strong>{formatMoney(left)}</strong> till så är frakten fri
          </Trans>
        ) : (
          <Trans>Frakten är fri</Trans>
        )}
      </p>
      <progress className={styles.bar} aria-labelledby={id} value={worth} max={Math.max(1, worth + left)} />
    </div>
  );
}
