import type { Cart } from './cart';
import { type Ore, ore } from './money';

/** Amount that bonus cheques can pay for; never shipping. Services that omit it have no exceptions. */
export function chequesCanPay({ totals: { bonusLeft, total, shipping } }: Pick<Cart, 'totals'>): Ore {
  return bonusLeft ?? ore(Math.max(0, total - shipping));
}
