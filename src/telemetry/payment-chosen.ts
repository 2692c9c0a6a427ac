import type { CartRow } from '../domain/cart';
import { ecommerceOf, itemsOfRows } from './ecommerce';
import { track } from './track';

/** A method by the provider's name for it; anything but a plain name is reported as unknown. */
function wordOf(method: string): string {
  return /^[\w-]{1,40}$/.test(method) ? method : 'unknown';
}

export function trackPaymentChosen(rows: CartRow[], method: string): void {
  const items = itemsOfRows(rows);
  if (items.length > 0) track('add_payment_info', { ...ecommerceOf(items), payment_type: wordOf(method) });
}

/** Of a delivery method that the payment's provider offers. */
export function trackShippingOption(rows: CartRow[], method: string): void {
  const items = itemsOfRows(rows);
  if (items.length > 0) track('add_shipping_info', { ...ecommerceOf(items), shipping_tier: wordOf(method) });
}
