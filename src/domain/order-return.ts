import { daysAfter } from '../lib/calendar';
import type { OrderId } from './ids';
import type { Ore } from './money';
import { type Order, withdrawnAt } from './order';
import type { ItemType } from './product';
import { firstWorkingDay } from './public-holidays';
import { exemptionOf } from './withdrawal';

/** Days from the receipt, or from the withdrawal, within which products are sent back. */
const returnDays = 14;

export type ReturnReason = 'regret' | 'wrong' | 'lackingInformation' | 'other' | 'unknown';

/** A row of a delivered order, as the return service describes it. */
export interface ReturnRow {
  rowId: string;
  title: string;
  /** What the quantity counts: `st`. */
  unit: string;
  prescription: boolean;
  itemType: ItemType;
  coldGoods: boolean;
  /** Food or a food supplement; null if the service does not know the product. */
  foodstuff: boolean | null;
  deliveredQuantity: number;
  /** What has come back already, not counting slips. */
  returnedQuantity: number;
  paid: Ore;
  /** ISO date on which the customer withdrew from it. */
  withdrawnOn: string | null;
}

export interface ReturnSlip {
  slipId: string;
  /** What is scanned where the parcel is handed in. */
  code: string;
  /** ISO moment */
  created: string;
  /** ISO date */
  lastReturnDate: string;
  rows: { rowId: string; title: string; quantity: number; unit: string; reason: ReturnReason }[];
}

/** What decides about the return of an order. */
export interface ReturnOrder {
  orderId: OrderId;
  orderNumber: string;
  /** ISO moment of the answer, by the service's clock. */
  asOf: string;
  calledOff: boolean;
  paidInPharmacy: boolean;
  /** A pharmacy has registered a return of it. */
  returnedInPharmacy: boolean;
  /** ISO date on which the first parcel left the warehouse. */
  dispatchedOn: string | null;
  /** ISO date on which the last parcel was received. */
  receivedOn: string | null;
  rows: ReturnRow[];
  slips: ReturnSlip[];
}

/** Why a row cannot be returned. */
export type NonReturnable =
  | 'prescription'
  | 'coldGoods'
  | 'foodstuff'
  | 'medicine'
  | 'notDelivered'
  | 'noCost'
  | 'unknown';

/** A row that can be put on a slip, and how many of it at most. */
export type OpenRow = ReturnRow & { most: number };

export type ReturnRight =
  | {
      kind: 'open';
      rows: OpenRow[];
      /** ISO date of the last day for a slip; null until everything has been received. */
      until: string | null;
    }
  | {
      kind: 'closed';
      reason:
        | 'calledOff'
        | 'paidInPharmacy'
        | 'returnedInPharmacy'
        | 'notDispatched'
        | 'nothingReturnable'
        | 'allReturned';
    }
  | { kind: 'closed'; reason: 'ended'; until: string };

/**
 * Null for a row that can be returned, once it has been dispatched. The law's right to withdraw goes before the shop's
 * own rules: what the customer has withdrawn from is sent back even if it is food or cost nothing.
 */
export function nonReturnable(
  row: ReturnRow,
  { dispatchedOn }: Pick<ReturnOrder, 'dispatchedOn'>,
): NonReturnable | null {
  const isWithdrawn = row.withdrawnOn !== null;
  if (row.prescription || row.itemType === 'prescription') return 'prescription';
  if (row.coldGoods) return 'coldGoods';
  if (row.foodstuff && !isWithdrawn) return 'foodstuff';
  if (row.itemType === 'otc') return 'medicine';
  if (row.deliveredQuantity === 0 && dispatchedOn !== null) return 'notDelivered';
  if (isWithdrawn) return null;
  if (row.paid === 0) return 'noCost';
  return row.foodstuff === null || row.itemType === 'unknown' ? 'unknown' : null;
}

/** @param today ISO date in Sweden */
export function returnRight(order: ReturnOrder, today: string): ReturnRight {
  if (order.calledOff) return { kind: 'closed', reason: 'calledOff' };
  if (order.paidInPharmacy) return { kind: 'closed', reason: 'paidInPharmacy' };
  if (order.returnedInPharmacy) return { kind: 'closed', reason: 'returnedInPharmacy' };
  const returnable = order.rows.filter((row) => nonReturnable(row, order) === null);
  // Without rows, its products are not known yet.
  const mayBeOpened = returnable.length > 0 || order.rows.length === 0;
  if (order.dispatchedOn === null && mayBeOpened) return { kind: 'closed', reason: 'notDispatched' };
  if (returnable.length === 0) return { kind: 'closed', reason: 'nothingReturnable' };
  const left = returnable
    .map((row) => ({ ...row, most: leftOf(row, order, today) }))
    .filter(({ most }) => most > 0)
    .map((row) => ({ row, until: lastDayFor(row, order) }));
  if (left.length === 0) return { kind: 'closed', reason: 'allReturned' };
  const inTime = left.filter(({ until }) => until === null || today <= until);
  const days = (inTime.length > 0 ? inTime : left).flatMap(({ until }) => until ?? []).sort();
  if (inTime.length === 0) return { kind: 'closed', reason: 'ended', until: days.at(-1) ?? '' };
  return { kind: 'open', rows: inTime.map(({ row }) => row), until: days[0] ?? null };
}

/**
 * Whether a slip may be made of something in the order once it is sent, as far as the order shows: of food, and of
 * what cost nothing, only after a withdrawal. Without items, its products are not known yet.
 */
export function mayBeReturned(order: Pick<Order, 'items' | 'parcels' | 'withdrawals'>): boolean {
  const { items } = order;
  const isTakenBack = (item: Order['items'][number]) =>
    withdrawnAt(item, order) !== null || (!item.foodstuff && item.totalPrice > 0);
  return items.length === 0 || items.some((item) => exemptionOf(item, order) === null && isTakenBack(item));
}

/** On its last day a slip can still be used. */
export function isExpired({ lastReturnDate }: Pick<ReturnSlip, 'lastReturnDate'>, today: string): boolean {
  return today > lastReturnDate;
}

/** Delivered, and neither returned nor on a slip that can be used. */
function leftOf(row: ReturnRow, { slips }: ReturnOrder, today: string): number {
  const onSlips = slips
    .filter((slip) => !isExpired(slip, today))
    .flatMap(({ rows }) => rows)
    .filter(({ rowId }) => rowId === row.rowId)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return row.deliveredQuantity - row.returnedQuantity - onSlips;
}

/** Counted from the later of receipt and withdrawal; one that would be a free day is the next working day. */
function lastDayFor({ withdrawnOn }: ReturnRow, { receivedOn }: ReturnOrder): string | null {
  if (receivedOn === null) return null;
  const from = withdrawnOn !== null && withdrawnOn > receivedOn ? withdrawnOn : receivedOn;
  return firstWorkingDay(daysAfter(from, returnDays));
}
