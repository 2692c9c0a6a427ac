import { describe, expect, it } from 'vitest';
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

describe('an order that was withdrawn from', () => {
  const sent = parcel('2026-03-03T15:00:00.000Z', '2026-03-04T12:00:00.000Z');
  const items = [{ itemId: '1' }, { itemId: '2' }];
  const withdrawn = (received: string, ...itemIds: string[]) => ({
    received,
    items: itemIds.map((itemId) => ({ itemId })),
  });
  const namesOf = (parcels: Parcel[], ...withdrawals: object[]) =>
    orderTimeline({ status: 'confirmed', orderDate: ordered, parcels, items, withdrawals } as unknown as Order).map(
      ({ name, at }) => (name.endsWith('ithdrawn') ? [name, at] : name),
    );

  it.each([
    ['2026-03-02T13:00:00.000Z', 1],
    ['2026-03-04T08:00:00.000Z', 2],
    ['2026-03-06T08:00:00.000Z', 3],
  ])('shows it at %s, after what had happened', (moment, place) => {
    expect(namesOf([sent], withdrawn(moment, '1', '2'))).toEqual(
      ['received', 'dispatched', 'delivered'].toSpliced(place, 0, ['withdrawn', moment] as never),
    );
  });

  it('before it was sent may still be', () => {
    expect(namesOf([parcel(null)], withdrawn('2026-03-02T13:00:00.000Z', '1', '2'))[1]).toEqual([
      'withdrawn',
      '2026-03-02T13:00:00.000Z',
    ]);
  });

  it('in part says so, and is as old as the last of several withdrawals', () => {
    const [first, last] = ['2026-03-05T08:00:00.000Z', '2026-03-06T08:00:00.000Z'];
    expect(namesOf([sent], withdrawn(first, '1')).at(-1)).toEqual(['partlyWithdrawn', first]);
    expect(namesOf([sent], withdrawn(first, '1'), withdrawn(last, '2')).at(-1)).toEqual(['withdrawn', last]);
  });
});

it.each(['cancelled', 'rejected'] as const)('an order that is %s goes no further', (status) => {
  expect(timelineOf(status, parcel('2026-03-03T15:00:00Z'))).toEqual([
    ['received', true, ordered],
    ['calledOff', true, null],
  ]);
});
