import { expect, it } from 'vitest';
import { productNumber } from './ids';
import { ore } from './money';
import { isAwaited, isCalledOff, itemsIn, type OrderItem, reviewableItems } from './order';

const bought: OrderItem = {
  itemId: productNumber('100123'),
  title: 'Lypsyl',
  path: '/produkt/lypsyl-100123/',
  quantity: 1,
  totalPrice: ore(4990),
  discount: ore(0),
  prescription: false,
  itemType: 'goods',
  marketingSensitive: false,
};

it('reviews are requested only for products with a page, except medicines and marketing-sensitive ones', () => {
  const items = [
    bought,
    { ...bought, prescription: true },
    { ...bought, itemType: 'otc' as const },
    { ...bought, itemType: 'unknown' as const },
    { ...bought, marketingSensitive: true },
    { ...bought, path: null },
  ];
  expect(reviewableItems({ items })).toEqual([bought]);
});

it('what the customer has withdrawn from is not reviewed', () => {
  const kept = { ...bought, itemId: productNumber('100124') };
  const withdrawals = [
    {
      id: '1',
      received: '2026-11-25T12:00:00Z',
      name: 'Kim Lund',
      email: 'kim.lund@example.com',
      items: [{ itemId: productNumber('100123'), title: bought.title, quantity: 1 }],
    },
  ];
  expect(reviewableItems({ items: [bought, kept], withdrawals })).toEqual([kept]);
});

it('a parcel contains the rows that it lists', () => {
  const other = { ...bought, itemId: productNumber('100124') };
  const nameless = { ...bought, itemId: null };
  expect(itemsIn({ itemIds: [other.itemId] }, { items: [bought, other, nameless] })).toEqual([other]);
});

it('an order that is pending or not fulfilled is fetched again, a rejected or cancelled one is not sent', () => {
  expect([isAwaited({ status: 'pending' }), isAwaited({ status: 'notFulfilled' })]).toEqual([true, true]);
  expect([isAwaited({ status: 'confirmed' }), isAwaited({ status: 'cancelled' })]).toEqual([false, false]);
  expect([isCalledOff({ status: 'rejected' }), isCalledOff({ status: 'cancelled' })]).toEqual([true, true]);
  expect(isCalledOff({ status: 'delivered' })).toBe(false);
});
