import type { Cart } from './cart';
import { type Ore, ore } from './money';

/** What bonus cheques can still pay for in this cart; never shipping. A service that does not say so knows no exceptions. */
export function chequesCanPay({ totals: { bonusLeft, total, shipping } }: Pick<Cart, 'totals'>): Ore {
  return bonusLeft ?? ore(Math.max(0, total - shipping));
}
