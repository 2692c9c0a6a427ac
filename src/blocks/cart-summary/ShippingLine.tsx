import { Trans } from '@lingui/react/macro';
import type { Cart } from '../../domain/cart';
import { zero } from '../../domain/money';
import { Line } from './Line';
import { Sum } from './Sum';

/** What the cart's shipping costs: from the cheapest method as long as none is chosen. */
export function ShippingLine({ cart: { totals, shippingMethod } }: { cart: Pick<Cart, 'totals' | 'shippingMethod'> }) {
  const shipping = totals?.shipping;
  const isFrom = shippingMethod === null && shipping !== undefined && shipping > 0;
  return (
    <Line
      name={isFrom ? <Trans>Frakt, från</Trans> : <Trans>Frakt</Trans>}
      sum={shipping === zero ? <Trans>Fri</Trans> : <Sum amount={shipping} />}
    />
  );
}
