import type { CartRow } from '../domain/cart';
import { add, type Ore, ore, toKronor } from '../domain/money';
import type { Order } from '../domain/order';
import { mayBeReported, type ProductCard } from '../domain/product';
import type { EventItem } from './events';
import { track } from './track';

/** What one of several costs, in kronor: fine enough for them to add up to what all cost, to the öre. */
function priceOfOne(ofAll: Ore, quantity: number): number {
  return Math.round((toKronor(ofAll) / Math.max(1, quantity)) * 10_000) / 10_000;
}

/**
 * Prices are after discounts, as those of an order. Leaves out products that must not be tracked (marketing-sensitive
 * ones); prescription goods are never passed in.
 * @param quantity of each row; without it, what is in the cart
 */
export function itemsOfRows(rows: CartRow[], quantity?: number): EventItem[] {
  return rows
    .filter((row) => !row.marketingSensitive)
    .map((row) => ({
      item_id: row.itemId,
      item_name: row.title,
      price: priceOfOne(ore(row.totalPrice - row.discount), row.quantity),
      quantity: quantity ?? row.quantity,
    }));
}

function worthOf(items: EventItem[]): number {
  return Math.round(items.reduce((sum, item) => sum + (item.price ?? 0) * (item.quantity ?? 1), 0) * 100) / 100;
}

/** The items with their total value, in kronor. */
export function ecommerceOf(items: EventItem[]) {
  return { currency: 'SEK', value: worthOf(items), items } as const;
}

export function itemOf(card: ProductCard, quantity: number): EventItem[] {
  const price = card.promotion?.price ?? card.price;
  if (!mayBeReported(card) || price === null) return [];
  return [
    { item_id: card.productNumber, item_name: card.title, item_brand: card.brand, price: toKronor(price), quantity },
  ];
}

/** Sends nothing if no item may be tracked. */
function trackItems(
  name: 'view_item' | 'add_to_cart' | 'remove_from_cart' | 'view_cart' | 'begin_checkout',
  items: EventItem[],
): void {
  if (items.length > 0) track(name, ecommerceOf(items));
}

function trackList(name: 'view_item_list' | 'select_item', list: string, cards: readonly ProductCard[]): void {
  const items = cards.flatMap((card) => itemOf(card, 1));
  if (items.length > 0) track(name, { item_list_name: list, items });
}

/** Reports products of a list that have come into view. */
export function trackListView(list: string, cards: readonly ProductCard[]): void {
  trackList('view_item_list', list, cards);
}

export function trackListClick(list: string, card: ProductCard): void {
  trackList('select_item', list, [card]);
}

export function trackProductView(card: ProductCard): void {
  trackItems('view_item', itemOf(card, 1));
}

/** `quantity` applies to each product. */
export function trackAddToCart(cards: readonly ProductCard[], quantity: number): void {
  trackItems(
    'add_to_cart',
    cards.flatMap((card) => itemOf(card, quantity)),
  );
}

/** `change` is the difference in quantity. */
export function trackRowChange(row: CartRow, change: number): void {
  const items = itemsOfRows([row], Math.abs(change));
  trackItems(change > 0 ? 'add_to_cart' : 'remove_from_cart', items);
}

/** Reports products that have been added by their numbers alone, as far as the cart has them. */
export function trackAddedRows(rows: CartRow[], added: readonly { itemId: string; quantity: number }[]): void {
  const inCart = added.flatMap(({ itemId, quantity }) =>
    itemsOfRows(
      rows.filter((row) => row.itemId === itemId),
      quantity,
    ),
  );
  trackItems('add_to_cart', inCart);
}

export function trackCartView(rows: CartRow[]): void {
  trackItems('view_cart', itemsOfRows(rows));
}

export function trackCheckoutBegun(rows: CartRow[]): void {
  trackItems('begin_checkout', itemsOfRows(rows));
}

/** Reports the delivery method by its name. */
export function trackShippingChosen(rows: CartRow[], method: string): void {
  const items = itemsOfRows(rows);
  if (items.length > 0) track('add_shipping_info', { ...ecommerceOf(items), shipping_tier: method });
}

/** Leaves out prescription goods and products that must not be tracked, along with their share of the value. */
export function trackPurchase({ orderNumber, items, freight, vat }: Order): void {
  const tracked = items.filter((item) => !item.prescription && !item.marketingSensitive && item.itemId !== null);
  if (tracked.length === 0) return;
  track('purchase', {
    currency: 'SEK',
    transaction_id: orderNumber,
    value: toKronor(add(...tracked.map((item) => item.totalPrice))),
    shipping: toKronor(freight),
    tax: tracked.length === items.length ? toKronor(vat) : 0,
    items: tracked.map(({ itemId, title, totalPrice, quantity }) => ({
      item_id: itemId ?? '',
      item_name: title,
      price: priceOfOne(totalPrice, quantity),
      quantity,
    })),
  });
}
