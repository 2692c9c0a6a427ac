import * as v from 'valibot';
import { isMade, type Order } from '../../domain/order';
import { embedder } from '../../platform/embedder/current';
import { stored } from '../../platform/storage/storage';

const entry = stored('reportedOrder', { schema: v.nullable(v.string()), fallback: null });

/**
 * Reports this order to an app that wants to know of orders, once, even if its page is reloaded: now, or when the app
 * greets. Returns the function that stops waiting.
 */
export function reportOrderOnce(order: Order): (() => void) | undefined {
  if (!isMade(order)) return undefined;
  const { orderId, orderNumber, total } = order;
  return embedder().on('greeted', () => {
    if (entry.read() === orderId) return;
    if (embedder().orderCompleted({ orderId, orderNumber, total, currency: 'SEK' })) entry.write(orderId);
  });
}
