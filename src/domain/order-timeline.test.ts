import { expect, it } from 'vitest';
import type { Order, OrderStatus, Parcel } from './order';
import { orderTimeline } from './order-timeline';

const ordered = '2026-03-02T12:00:00Z';
const parcel = (dispatched: string | null, delivered: string | null = null) => ({ dispatched, delivered }) as Parcel;
const timelineOf = (status: OrderStatus, ...parcels: Parcel[]) =>
  orderTimeline({ status, orderDate: ordered, parcels } as Order).map(({ name, done, at, some }) => [
    name,
    done,
    at ?? (some && `${some.parcels} av ${some.of}`),
  ]);

it('an order is received, dispatched when all its parcels are, and delivered when all have arrived', () => {
  expect(timelineOf('confirmed', parcel(null))).toEqual([
    ['received', true, ordered],
    ['dispatched', false, null],
    ['delivered', false, null],
  ]);
  expect(timelineOf('delivered', parcel('2026-03-03T15:00:00Z', '2026-03-04T12:00:00Z'))).toEqual([
    ['received', true, ordered],
    ['dispatched', true, '2026-03-03T15:00:00Z'],
    ['delivered', true, '2026-03-04T12:00:00Z'],
  ]);
});

it('the last parcel counts, and until then it says how many are on their way', () => {
  expect(timelineOf('confirmed', parcel('2026-03-04T15:00:00Z'), parcel('2026-03-03T15:00:00Z'))[1]).toEqual([
    'dispatched',
    true,
    '2026-03-04T15:00:00Z',
  ]);
  expect(
    timelineOf('confirmed', parcel('2026-03-03T15:00:00Z', '2026-03-04T12:00:00Z'), parcel(null)).slice(1),
  ).toEqual([
    ['dispatched', false, '1 av 2'],
    ['delivered', false, '1 av 2'],
  ]);
});

it('an order that is delivered has been dispatched, even if the service sends no moments', () => {
  expect(timelineOf('delivered', parcel(null)).slice(1)).toEqual([
    ['dispatched', true, null],
    ['delivered', true, null],
  ]);
});

it.each(['cancelled', 'rejected'] as const)('an order that is %s goes no further', (status) => {
  expect(timelineOf(status, parcel('2026-03-03T15:00:00Z'))).toEqual([
    ['received', true, ordered],
    ['calledOff', true, null],
  ]);
});
