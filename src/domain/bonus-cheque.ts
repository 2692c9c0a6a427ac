import type { Cart } from './cart';
import { type Ore, ore, zero } from './money';

/** Amount that bonus cheques can pay for; never shipping. Services that omit it have no exceptions. */
export function chequesCanPay({ totals }: Pick<Cart, 'totals'>): Ore {
  if (!totals) return zero;
  const { bonusLeft, total, shipping } = totals;
  return bonusLeft ?? ore(Math.max(0, total - shipping));
}
