import * as v from 'valibot';
import type { Order } from '../../domain/order';
import { stored } from '../../platform/storage/storage';
import { trackPurchase } from '../../telemetry/trade';

const counted = stored('countedPurchase', { schema: v.nullable(v.string()), fallback: null });

/** Counts an order once, however often its page is read or loaded again. */
export function countPurchase(order: Order): void {
  if (counted.read() === order.orderId) return;
  counted.write(order.orderId);
  trackPurchase(order);
}
