import type { CartRow } from '../domain/cart';
import { track } from './track';
import { itemsOfRows, tradeOf } from './trade';

/** How they are to be paid for: the provider's word for it, never more than a word. */
export function trackPaymentChosen(rows: CartRow[], method: string): void {
  const items = itemsOfRows(rows);
  const word = /^[\w-]{1,40}$/.test(method) ? method : 'unknown';
  if (items.length > 0) track('add_payment_info', { ...tradeOf(items), payment_type: word });
}
