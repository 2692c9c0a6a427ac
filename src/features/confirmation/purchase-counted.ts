import * as v from 'valibot';
import { isCalledOff, type Order } from '../../domain/order';
import { stored } from '../../platform/storage/storage';
import { trackPurchase } from '../../telemetry/trade';

const counted = stored('countedPurchase', { schema: v.nullable(v.string()), fallback: null });

/** Tracks an order once, even if its page is reloaded, and only when its products are known and will be sent. */
export function countPurchase(order: Order): void {
  if (isCalledOff(order) || order.status === 'notFulfilled' || counted.read() === order.orderId) return;
  counted.write(order.orderId);
  trackPurchase(order);
}
