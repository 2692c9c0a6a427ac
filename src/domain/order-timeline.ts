import { isCalledOff, type Order } from './order';

export interface OrderStep {
  name: 'received' | 'dispatched' | 'delivered' | 'calledOff';
  /** The step has been taken by all parcels. */
  done: boolean;
  /** ISO moment at which it was done; null before, or if the service does not say. */
  at: string | null;
  /** Parcels that have taken the step; null unless only some have. */
  some: { parcels: number; of: number } | null;
}

type Timed = Pick<Order, 'status' | 'orderDate' | 'parcels'>;

/** What has happened to an order and what will. One that is called off goes no further. */
export function orderTimeline(order: Timed): OrderStep[] {
  const received: OrderStep = { name: 'received', done: true, at: order.orderDate, some: null };
  if (isCalledOff(order)) return [received, { name: 'calledOff', done: true, at: null, some: null }];
  const isDelivered = order.status === 'delivered';
  const dispatched = stepOf('dispatched', order, isDelivered);
  return [received, dispatched, stepOf('delivered', order, isDelivered)];
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
