import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Cart } from '../../domain/cart';
import { ore, zero } from '../../domain/money';
import * as styles from './CartSummary.css';
import { FreeShipping } from './FreeShipping';
import { Sum } from './Sum';

interface CartSummaryProps {
  cart: Cart;
  /** Changes are pending: the sums are the previous ones. */
  saving: boolean;
}

/** The cart's totals. All sums come from the service; none is calculated here. */
export function CartSummary({ cart, saving }: CartSummaryProps) {
  const { totals } = cart;
  const { discount, shipping, bonusCheques } = totals ?? { discount: zero, shipping: undefined, bonusCheques: zero };
  const isFrom = cart.shippingMethod === null && shipping !== undefined && shipping > 0;
  return (
    <div className={saving ? styles.saving : styles.summary} aria-busy={saving}>
      {totals && <FreeShipping totals={totals} />}
      <dl className={styles.sums}>
        {(cart.rows.length > 0 || !cart.bag) && (
          <Line name={<Trans>Varor</Trans>} sum={<Sum amount={totals?.products} />} />
        )}
        {cart.bag && <Line name={<Trans>Receptvaror</Trans>} sum={<Sum amount={cart.bag.customerPrice} />} />}
        {discount > 0 && <Line name={<Trans>Rabatt</Trans>} sum={<Sum amount={ore(-discount)} />} />}
        <Line
          name={isFrom ? <Trans>Frakt, från</Trans> : <Trans>Frakt</Trans>}
          sum={shipping === zero ? <Trans>Fri</Trans> : <Sum amount={shipping} />}
        />
        {bonusCheques > 0 && <Line name={<Trans>Bonuscheckar</Trans>} sum={<Sum amount={ore(-bonusCheques)} />} />}
        <div className={styles.total}>
          <dt>
            <Trans>Att betala</Trans>
          </dt>
          <dd>
            <Sum amount={totals?.total} />
          </dd>
        </div>
        <div className={styles.vat}>
          <dt>
            <Trans>varav moms</Trans>
          </dt>
          <dd>
            <Sum amount={totals?.vat} />
          </dd>
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
