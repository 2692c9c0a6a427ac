import type { CartRow } from '../domain/cart';
import { ecommerceOf, itemsOfRows } from './ecommerce';
import { track } from './track';

/** Reports the payment method by the provider's name for it; anything but a plain name is reported as unknown. */
export function trackPaymentChosen(rows: CartRow[], method: string): void {
  const items = itemsOfRows(rows);
  const word = /^[\w-]{1,40}$/.test(method) ? method : 'unknown';
  if (items.length > 0) track('add_payment_info', { ...ecommerceOf(items), payment_type: word });
}
