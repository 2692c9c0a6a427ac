import { Trans } from '@lingui/react/macro';
import type { Cart } from '../../domain/cart';
import { ore, zero } from '../../domain/money';
import * as styles from './CartSummary.css';
import { FreeShipping } from './FreeShipping';
import { Line } from './Line';
import { ShippingLine } from './ShippingLine';
import { Sum } from './Sum';

interface CartSummaryProps {
  cart: Cart;
  /** Changes are pending: the sums are the previous ones. */
  saving: boolean;
}

/** The cart's totals. All sums come from the service; none is calculated here. */
export function CartSummary({ cart, saving }: CartSummaryProps) {
  const { totals } = cart;
  const { discount, bonusCheques } = totals ?? { discount: zero, bonusCheques: zero };
  return (
    <div className={saving ? styles.saving : styles.summary} aria-busy={saving}>
      {totals && <FreeShipping totals={totals} saving={saving} />}
      <dl className={styles.sums} aria-hidden={saving}>
        {(cart.rows.length > 0 || !cart.bag) && (
          <Line name={<Trans>Varor</Trans>} sum={<Sum amount={totals?.products} />} />
        )}
        {cart.bag && <Line name={<Trans>Receptvaror</Trans>} sum={<Sum amount={cart.bag.customerPrice} />} />}
        {discount > 0 && <Line name={<Trans>Rabatt</Trans>} sum={<Sum amount={ore(-discount)} />} />}
        <ShippingLine cart={cart} />
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
