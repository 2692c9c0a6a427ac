import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Cart } from '../../domain/cart';
import { type Ore, ore } from '../../domain/money';
import { formatMoney } from '../../i18n/format';
import { Skeleton } from '../../ui/skeleton/Skeleton';
import * as styles from './CartSummary.css';
import { FreeShipping } from './FreeShipping';

interface CartSummaryProps {
  cart: Cart;
  /** Changes are pending: the sums are the previous ones. */
  saving: boolean;
}

/** The cart's totals. All sums come from the service; none is calculated here. */
export function CartSummary({ cart, saving }: CartSummaryProps) {
  const { products, discount, shipping, bonusCheques, vat, total } = cart.totals;
  const isKnown = cart.version >= 0;
  const sum = (amount: Ore) => (isKnown ? formatMoney(amount) : <Skeleton className={styles.unknown} />);
  return (
    <div className={saving ? styles.saving : styles.summary} aria-busy={saving}>
      {isKnown && <FreeShipping totals={cart.totals} />}
      <dl className={styles.sums}>
        <Line name={<Trans>Varor</Trans>} sum={sum(products)} />
        {cart.bag && <Line name={<Trans>Receptvaror</Trans>} sum={sum(cart.bag.customerPrice)} />}
        {discount > 0 && <Line name={<Trans>Rabatt</Trans>} sum={sum(ore(-discount))} />}
        <Line
          name={cart.shippingMethod === null && shipping > 0 ? <Trans>Frakt, från</Trans> : <Trans>Frakt</Trans>}
          sum={isKnown && shipping === 0 ? <Trans>Fri</Trans> : sum(shipping)}
        />
        {bonusCheques > 0 && <Line name={<Trans>Bonuscheckar</Trans>} sum={sum(ore(-bonusCheques))} />}
        <div className={styles.total}>
          <dt>
            <Trans>Att betala</Trans>
          </dt>
          <dd>{sum(total)}</dd>
        </div>
        <div className={styles.vat}>
          <dt>
            <Trans>varav moms</Trans>
          </dt>
          <dd>{sum(vat)}</dd>
        </div>
      </dl>
    </div>
  );
}

function Line({ name, sum }: { name: ReactNode; sum: ReactNode }) {
  return (
    <div className={styles.line}>
      <dt>{name}</dt>
      <dd>{sum}</dd>
    </div>
  );
}
