import { describe, expect, it } from 'vitest';
import { productNumber } from './ids';
import type { Order } from './order';
import { exemptionOf, withdrawalRight } from './withdrawal';

const goods = { itemId: productNumber('1'), itemType: 'goods', prescription: false, title: 'Plåster', quantity: 1 };
const parcel = { kind: 'ordinary', itemIds: ['1'], delivered: null };

/** Received on Thursday 5 March 2026 at noon, unless stated otherwise. */
const order = (changes: object = {}) =>
  ({
    status: 'delivered',
    paymentMethod: 'card',
    orderDate: '2026-03-02T12:00:00Z',
    preliminaryDate: '2026-03-04',
    items: [goods],
    parcels: [{ ...parcel, delivered: '2026-03-05T11:00:00Z' }],
    ...changes,
  }) as unknown as Order;
const rightAt = (moment: string, changes: object = {}) => withdrawalRight(order(changes), new Date(moment));

describe('for how long customers can withdraw', () => {
  it.each([
    ['before anything is received', '2027-01-01T12:00:00Z', { status: 'confirmed', parcels: [parcel] }, null],
    ['on the day of receipt', '2026-03-05T12:00:00Z', {}, '2026-03-19'],
    ['at the end of the fourteenth day after it', '2026-03-19T22:59:59Z', {}, '2026-03-19'],
    [
      'counted from the last of several parcels',
      '2026-03-20T12:00:00Z',
      { parcels: [order().parcels[0], { ...parcel, delivered: '2026-03-10T11:00:00Z' }] },
      '2026-03-24',
    ],
    [
      'while one of several parcels has not come',
      '2027-01-01T12:00:00Z',
      { status: 'confirmed', parcels: [order().parcels[0], parcel] },
      null,
    ],
    [
      'on the working day after a last day that is a Sunday',
      '2026-03-23T12:00:00Z',
      { parcels: [{ ...parcel, delivered: '2026-03-08T11:00:00Z' }] },
      '2026-03-23',
    ],
    [
      'counted in Swedish days',
      '2026-03-20T22:30:00Z',
      { parcels: [{ ...parcel, delivered: '2026-03-05T23:30:00Z' }] },
      '2026-03-20',
    ],
    [
      'counted from the preliminary date where no receipt is known',
      '2026-03-18T12:00:00Z',
      { parcels: [] },
      '2026-03-18',
    ],
  ])('%s', (_, moment, changes, until) => {
    expect(rightAt(moment, changes)).toEqual({ kind: 'open', items: [goods], until });
  });

  it('not after midnight of the last day', () => {
    expect(rightAt('2026-03-19T23:00:00Z')).toEqual({ kind: 'closed', reason: 'ended', until: '2026-03-19' });
  });
});

describe('what customers cannot withdraw from', () => {
  it.each([
    ['medicines on prescription', { prescription: true, itemType: 'prescription' }, 'medicine'],
    ['self-care medicines', { itemType: 'otc' }, 'medicine'],
    ['other goods', { itemType: 'goods' }, null],
    ['goods of a kind the service does not name', { itemType: 'unknown' }, null],
    ['goods that the service does not know', { itemId: null }, 'unknown'],
  ])('%s', (_, changes, exemption) => {
    expect(exemptionOf({ ...goods, ...changes } as typeof goods as Order['items'][number], order())).toBe(exemption);
  });

  it('cooled products', () => {
    const cooled = order({ parcels: [{ ...parcel, kind: 'cooled' }] });
    expect(exemptionOf(goods as Order['items'][number], cooled)).toBe('cooled');
  });

  it.each([
    ['an order that was called off', { status: 'cancelled' }, 'calledOff'],
    ['a purchase in a pharmacy', { paymentMethod: 'alreadyPaidInPharmacy' }, 'boughtInPharmacy'],
    ['an order of medicines alone', { items: [{ ...goods, itemType: 'otc' }] }, 'allExempt'],
    ['an order whose products do not show yet', { status: 'notFulfilled', items: [] }, 'awaited'],
    ['what has been withdrawn from', { withdrawals: [{ items: [goods] }] }, 'withdrawn'],
  ])('%s', (_, changes, reason) => {
    expect(rightAt('2026-03-06T12:00:00Z', changes)).toEqual({ kind: 'closed', reason });
  });

  it('only the rest of an order with medicines, or after a first withdrawal', () => {
    const second = { ...goods, itemId: productNumber('2') };
    const medicine = { ...goods, itemId: productNumber('3'), itemType: 'otc' };
    const items = [goods, second, medicine];
    expect(rightAt('2026-03-06T12:00:00Z', { items })).toMatchObject({ items: [goods, second] });
    const withdrawals = [{ items: [goods] }];
    expect(rightAt('2026-03-06T12:00:00Z', { items, withdrawals })).toMatchObject({ items: [second] });
  });
});
