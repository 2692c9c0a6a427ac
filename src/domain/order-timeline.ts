import { isCalledOff, type Order, type Parcel } from './order';

export interface OrderStep {
  name: 'received' | 'dispatched' | 'delivered' | 'calledOff' | 'withdrawn' | 'partlyWithdrawn';
  /** The step has been taken by all parcels. */
  done: boolean;
  /** ISO moment at which it was done; null before, or if the service does not say. */
  at: string | null;
  /** Parcels that have taken the step; null unless only some have. */
  some: { parcels: number; of: number } | null;
}

type Timed = Pick<Order, 'status' | 'orderDate' | 'parcels' | 'items' | 'withdrawals'>;

/**
 * What has happened to an order and what will. One that is called off goes no further; one that was withdrawn from may still
 * be on its way.
 */
export function orderTimeline(order: Timed): OrderStep[] {
  const received: OrderStep = { name: 'received', done: true, at: order.orderDate, some: null };
  if (isCalledOff(order)) return [received, { name: 'calledOff', done: true, at: null, some: null }];
  const isDelivered = order.status === 'delivered';
  const steps = [received, stepOf('dispatched', order, isDelivered), stepOf('delivered', order, isDelivered)];
  const withdrawn = withdrawnFrom(order);
  if (withdrawn === null) return steps;
  const before = steps.filter(({ done, at }) => done && (at === null || new Date(at) <= new Date(withdrawn.at)));
  return [...before, withdrawn, ...steps.slice(before.length)];
}

function withdrawnFrom({ items, withdrawals = [] }: Timed): (OrderStep & { at: string }) | null {
  const at = withdrawals
    .map(({ received }) => received)
    .sort()
    .at(-1);
  if (at === undefined) return null;
  const gone = new Set(withdrawals.flatMap((each) => each.items.map(({ itemId }) => itemId)));
  const isAll = items.every(({ itemId }) => itemId !== null && gone.has(itemId));
  return { name: isAll ? 'withdrawn' : 'partlyWithdrawn', done: true, at, some: null };
}

/** The last step that a parcel has taken; null before the first, or if the service does not say. */
export function stepOfParcel(
  { dispatched, delivered }: Pick<Parcel, 'dispatched' | 'delivered'>,
  { status }: Pick<Order, 'status'>,
): Pick<OrderStep, 'name' | 'at'> | null {
  if (delivered !== null || status === 'delivered') return { name: 'delivered', at: delivered };
  return dispatched === null ? null : { name: 'dispatched', at: dispatched };
}

function stepOf(name: 'dispatched' | 'delivered', { parcels }: Timed, isDelivered: boolean): OrderStep {
  const moments = parcels.flatMap((parcel) => parcel[name] ?? []);
  const isAll = parcels.length > 0 && moments.length === parcels.length;
  return {
    name,
    done: isAll || isDelivered,
    at: isAll ? (moments.sort().at(-1) ?? null) : null,
    some: !isAll && !isDelivered && moments.length > 0 ? { parcels: moments.length, of: parcels.length } : null,
  };
}
