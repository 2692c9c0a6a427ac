import type { CartRow } from '../domain/cart';
import type { ProductCard } from '../domain/product';
import { itemOf, itemsOfRows } from './ecommerce';
import type { EventItem, Flyout } from './events';
import { track } from './track';

/** A product in a flyout's list. */
type Product = ProductCard | CartRow;

function itemsOf(product: Product, quantity: number): EventItem[] {
  return 'itemId' in product ? itemsOfRows([product], quantity) : itemOf(product, quantity);
}

/** Reports products of a flyout's list that have come into view. */
export function trackFlyoutView(flyout: Flyout, list: string, products: readonly Product[]): void {
  const items = products.flatMap((product) => itemsOf(product, 1));
  if (items.length > 0) track('flyout_product_list_item_viewed', { flyout, item_list_name: list, items });
}

export function trackFlyoutClick(flyout: Flyout, list: string, product: Product): void {
  const items = itemsOf(product, 1);
  if (items.length > 0) track('flyout_product_list_item_clicked', { flyout, item_list_name: list, items });
}

/** Reports a quantity change made from a flyout; call it once the cart service has confirmed. */
export function trackFlyoutCartChange(flyout: Flyout, list: string, product: Product, change: number): void {
  const items = itemsOf(product, Math.abs(change));
  if (items.length === 0 || change === 0) return;
  track('flyout_product_list_item_cart_changed', { flyout, item_list_name: list, change, items });
}
