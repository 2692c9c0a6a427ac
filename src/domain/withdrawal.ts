import { daysAfter } from '../lib/calendar';
import type { ProductNumber } from './ids';
import { isAwaited, isCalledOff, type Order, type OrderItem } from './order';
import { firstWorkingDay } from './public-holidays';
import { swedishDay } from './swedish-time';

/** The law's days to withdraw from a purchase at a distance. */
const withdrawalDays = 14;

/** Names have no signs of addresses: the receipt with the name is mailed wherever the customer wants. */
export const declaredName = /^[^/@:<>\r\n]*$/;

/** What the customer has declared, as the receipt repeats it. */
export interface Withdrawal {
  id: string;
  /** ISO moment at which the pharmacy received it. */
  received: string;
  name: string;
  /** Where the receipt was sent. */
  email: string;
  items: { itemId: ProductNumber; title: string; quantity: number }[];
}

/** Why the purchase of a product cannot be withdrawn from: the law exempts it, or the service does not know which one it is. */
export type Exemption = 'medicine' | 'cooled' | 'unknown';

/** What of an order can be withdrawn from now, until when, or why nothing can. */
export type WithdrawalRight =
  | {
      kind: 'open';
      items: WithdrawableItem[];
      /** ISO date of the last day; null as long as not everything has been received. */
      until: string | null;
    }
  | { kind: 'closed'; reason: 'calledOff' | 'boughtInPharmacy' | 'awaited' | 'allExempt' | 'withdrawn' }
  | { kind: 'closed'; reason: 'ended'; until: string };

export type WithdrawableItem = OrderItem & { itemId: ProductNumber };

type Ordered = Pick<Order, 'status' | 'paymentMethod' | 'orderDate' | 'preliminaryDate' | 'items' | 'parcels'> &
  Pick<Order, 'withdrawals'>;

/**
 * Medicines may not be sold again once they have left the pharmacy, and cooled products soon perish. Products that are
 * sealed for health or hygiene can be withdrawn from unless the customer has broken the seal, which only the customer
 * knows.
 */
export function exemptionOf(
  { itemId, itemType, prescription }: Pick<OrderItem, 'itemId' | 'itemType' | 'prescription'>,
  { parcels }: Pick<Order, 'parcels'>,
): Exemption | null {
  if (prescription || itemType === 'otc' || itemType === 'prescription') return 'medicine';
  const isCooled = parcels.some(
    ({ kind, itemIds }) => kind === 'cooled' && itemId !== null && itemIds.includes(itemId),
  );
  if (isCooled) return 'cooled';
  return itemId === null ? 'unknown' : null;
}

export function withdrawalRight(order: Ordered, now: Date): WithdrawalRight {
  const { items, withdrawals = [] } = order;
  if (isCalledOff(order)) return { kind: 'closed', reason: 'calledOff' };
  // Not a purchase at a distance.
  if (order.paymentMethod === 'alreadyPaidInPharmacy') return { kind: 'closed', reason: 'boughtInPharmacy' };
  // Its products are not known yet.
  if (items.length === 0 && isAwaited(order)) return { kind: 'closed', reason: 'awaited' };
  const covered = items.filter(
    (item): item is WithdrawableItem => item.itemId !== null && exemptionOf(item, order) === null,
  );
  if (covered.length === 0) return { kind: 'closed', reason: 'allExempt' };
  const until = lastDay(order);
  if (until !== null && swedishDay(now) > until) return { kind: 'closed', reason: 'ended', until };
  const withdrawn = new Set(withdrawals.flatMap((each) => each.items.map(({ itemId }) => itemId)));
  const left = covered.filter(({ itemId }) => !withdrawn.has(itemId));
  return left.length === 0 ? { kind: 'closed', reason: 'withdrawn' } : { kind: 'open', items: left, until };
}

/**
 * Counted from the day after the last parcel was received; one that would be a Saturday, Sunday or public holiday is the
 * next working day. Null before, when customers may withdraw, too.
 */
function lastDay({ status, parcels, preliminaryDate, orderDate }: Ordered): string | null {
  const moments = parcels.flatMap(({ delivered }) => delivered ?? []).sort();
  const isReceived = status === 'delivered' || (parcels.length > 0 && moments.length === parcels.length);
  if (!isReceived) return null;
  const last = moments.at(-1);
  const received =
    last === undefined ? (preliminaryDate ?? swedishDay(new Date(orderDate))) : swedishDay(new Date(last));
  return firstWorkingDay(daysAfter(received, withdrawalDays));
}
