import { Trans } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { waitingBagAtom } from '../../cart/app-bag';
import type { CartTotals } from '../../domain/cart';
import { type Ore, ore } from '../../domain/money';
import { formatMoney } from '../../i18n/format';
import * as styles from './FreeShipping.css';

/** An amount as wide as most. */
const typical = ore(25_950);

interface FreeShippingProps {
  totals: CartTotals | null;
  /** Changes are pending: the totals are the previous ones, and the amount contradicts the rows. */
  saving: boolean;
}

/** The amount left until free shipping, as text and as a bar; their space while it is not known. */
export function FreeShipping({ totals, saving }: FreeShippingProps) {
  const id = useId();
  const waiting = useAtomValue(waitingBagAtom);
  if (!totals) {
    return (
      <div className={styles.placeholder} aria-hidden>
        <p>
          <LeftUntilFree amount={typical} />
        </p>
        <progress className={styles.bar} />
      </div>
    );
  }
  const { products, discount, leftToFreeShipping: left, shipping } = totals;
  // Prescription goods make it free whatever the others cost.
  const worth = left === 0 ? 1 : Math.max(0, products - discount);
  // A delivery method that is never free shows its cost in the totals.
  if (left === 0 && shipping > 0) return null;
  // Goods on prescription that an app has not brought in yet will make it free.
  if (left > 0 && waiting) return null;
  return (
    <div className={styles.freeShipping} aria-hidden={saving}>
      <p id={id} className={saving ? styles.outdated : undefined}>
        {left > 0 ? <LeftUntilFree amount={left} /> : <Trans>Frakten är fri</Trans>}
      </p>
      <progress className={styles.bar} aria-labelledby={id} value={worth} max={Math.max(1, worth + left)} />
    </div>
  );
}

function LeftUntilFree({ amount }: { amount: Ore }) {
  return (
    <Trans>
      Handla för <strong>{formatMoney(amount)}</strong> till så är frakten fri
    </Trans>
  );
}
