import type { OrderId, ProductNumber } from './ids';
import type { Ore } from './money';
import { swedishDay } from './swedish-time';

export type PurchaseType = 'ONLINE' | 'PHARMACY' | 'unknown';

/** What became of an order that did not stay as it was placed. */
export type PurchaseOutcome = 'cancelled' | 'rejected' | 'withdrawn' | 'partlyWithdrawn';

export interface PurchaseRow {
  itemId: ProductNumber | null;
  title: string;
  /** Path of the product page; null if there is none. */
  path: string | null;
  quantity: number;
  /** Price of one, before discounts. */
  unitPrice: Ore;
  /** Amount paid. */
  amount: Ore;
  /** First name of the child, giver or animal that it is for; null if for the customer. */
  forWhom: string | null;
  /** The prescribed product, where another one was dispensed. */
  insteadOf: string | null;
}

/** Fields of every purchase, online or at a pharmacy. */
export interface PurchaseFacts {
  id: string;
  type: PurchaseType;
  /** ISO date and time */
  orderDate: string;
  /** Order to link to; null for a purchase at a pharmacy. */
  orderId: OrderId | null;
  orderNumber: string | null;
  /** The pharmacy where it was bought. */
  pharmacy: string | null;
  total: Ore;
  /** Null for a purchase that stands. */
  outcome: PurchaseOutcome | 'unknown' | null;
}

/** A product purchase: rows plus freight minus bonus cheques is the total. */
export interface Purchase extends PurchaseFacts {
  freight: Ore;
  bonusCheques: Ore;
  /** Null if the content cannot be shown. */
  rows: PurchaseRow[] | null;
}

export type PurchaseOrder = 'newest' | 'oldest';

/** Newest or oldest first; purchases with the same time keep their order. */
export function sortedPurchases<P extends Pick<PurchaseFacts, 'orderDate'>>(
  purchases: readonly P[],
  order: PurchaseOrder,
): P[] {
  const sign = order === 'oldest' ? 1 : -1;
  return [...purchases].sort((a, b) => sign * (Date.parse(a.orderDate) - Date.parse(b.orderDate)));
}

/** Calendar years with purchases, in Swedish time; the latest first. */
export function purchaseYears(purchases: readonly Pick<PurchaseFacts, 'orderDate'>[]): number[] {
  return [...new Set(purchases.map(({ orderDate }) => swedishYear(orderDate)))].sort((a, b) => b - a);
}

/** Purchases of one year; null means all. */
export function purchasesIn<P extends Pick<PurchaseFacts, 'orderDate'>>(
  purchases: readonly P[],
  year: number | null,
): P[] {
  return purchases.filter(({ orderDate }) => year === null || swedishYear(orderDate) === year);
}

/** In Sweden the new year begins an hour earlier than in UTC. */
function swedishYear(moment: string): number {
  return Number(swedishDay(new Date(moment)).slice(0, 4));
}
