import type { Order } from '../../../domain/order';
import { type WithdrawalRight, withdrawalRight } from '../../../domain/withdrawal';

/** By the service's clock, if it is known. */
export function rightNow(order: Order): WithdrawalRight {
  return withdrawalRight(order, order.asOf ? new Date(order.asOf) : new Date());
}
