import type { CartRow } from '../domain/cart';
import type { ProductCard } from '../domain/product';
import type { EventItem, Flyout } from './events';
import { track } from './track';
import { itemOf, itemsOfRows } from './trade';

/** A good as a list in a flyout holds it. */
type Good = ProductCard | CartRow;

function itemsOf(good: Good, quantity: number): EventItem[] {
  return 'itemId' in good ? itemsOfRows([{ ...good, quantity }]) : itemOf(good, quantity);
}

/** Goods of a flyout's list that have come into view. */
export function trackFlyoutView(flyout: Flyout, list: string, goods: readonly Good[]): void {
  const items = goods.flatMap((good) => itemsOf(good, 1));
  if (items.length > 0) track('flyout_product_list_item_viewed', { flyout, item_list_name: list, items });
}

export function trackFlyoutClick(flyout: Flyout, list: string, good: Good): void {
  const items = itemsOf(good, 1);
  if (items.length > 0) track('flyout_product_list_item_clicked', { flyout, item_list_name: list, items });
}

/** `change` more of the good lie in the cart, or fewer: from a flyout, where the cart's service has agreed. */
export function trackFlyoutCartChange(flyout: Flyout, list: string, good: Good, change: number): void {
  const items = itemsOf(good, Math.abs(change));
  if (items.length === 0 || change === 0) return;
  track('flyout_product_list_item_cart_changed', { flyout, item_list_name: list, change, items });
}
