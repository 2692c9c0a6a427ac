import type { OrderId, ProductNumber } from './ids';
import type { Ore } from './money';

export type PurchaseType = 'ONLINE' | 'PHARMACY' | 'unknown';

export interface PurchaseRow {
  itemId: ProductNumber | null;
  title: string;
  /** Address path of the product page; null where the product has none. */
  path: string | null;
  quantity: number;
  /** What one cost before discounts. */
  unitPrice: Ore;
  /** What was paid. */
  amount: Ore;
}

/** What every purchase tells, whatever was bought. */
export interface PurchaseFacts {
  id: string;
  type: PurchaseType;
  /** ISO date and time */
  orderDate: string;
  /** The order to look at; null for what was bought at a pharmacy. */
  orderId: OrderId | null;
  orderNumber: string | null;
  /** The pharmacy where it was bought. */
  pharmacy: string | null;
  total: Ore;
}

/** Products that were bought: the rows and the freight, less the bonus cheques, are the total. */
export interface Purchase extends PurchaseFacts {
  freight: Ore;
  bonusCheques: Ore;
  /** Null: the content cannot be shown. */
  rows: PurchaseRow[] | null;
}

export type PurchaseOrder = 'newest' | 'oldest';

/** Newest or oldest first; purchases of one moment keep their order. */
export function sortedPurchases<P extends Pick<PurchaseFacts, 'orderDate'>>(
  purchases: readonly P[],
  order: PurchaseOrder,
): P[] {
  const sign = order === 'oldest' ? 1 : -1;
  return [...purchases].sort((a, b) => sign * (Date.parse(a.orderDate) - Date.parse(b.orderDate)));
}

/** The calendar years, in Sweden, in which something was bought; the latest first. */
export function purchaseYears(purchases: readonly Pick<PurchaseFacts, 'orderDate'>[]): number[] {
  return [...new Set(purchases.map(({ orderDate }) => swedishYear(orderDate)))].sort((a, b) => b - a);
}

/** Those of one year; null means all. */
export function purchasesIn<P extends Pick<PurchaseFacts, 'orderDate'>>(
  purchases: readonly P[],
  year: number | null,
): P[] {
  return purchases.filter(({ orderDate }) => year === null || swedishYear(orderDate) === year);
}

let years: Intl.DateTimeFormat | undefined;

/** On New Year's Eve the year ends an hour earlier than in UTC. */
function swedishYear(moment: string): number {
  years ??= new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Europe/Stockholm' });
  return Number(years.format(new Date(moment)));
}
