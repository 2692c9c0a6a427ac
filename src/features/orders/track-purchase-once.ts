import * as v from 'valibot';
import { isMade, type Order } from '../../domain/order';
import { stored } from '../../platform/storage/storage';
import { trackPurchase } from '../../telemetry/ecommerce';
import { track } from '../../telemetry/track';

const entry = stored('trackedPurchase', { schema: v.nullable(v.string()), fallback: null });

/** Tracks an order, and the membership that comes with it, once, even if its page is reloaded, and only when its products are known and will be sent. */
export function trackPurchaseOnce(order: Order): void {
  if (!isMade(order) || entry.read() === order.orderId) return;
  entry.write(order.orderId);
  trackPurchase(order);
  if (order.wantsToBecomeMember) track('sign_up', { method: 'kundklubb' });
}
