import { expect, it } from 'vitest';
import { productNumber } from './ids';
import { ore } from './money';
import { isAwaited, isCalledOff, itemsIn, type OrderItem, reviewableItems } from './order';

const bought: OrderItem = {
  itemId: productNumber('100123'),
  title: 'Pareda 500 mg',
  path: '/produkt/pareda-100123/',
  quantity: 1,
  totalPrice: ore(4990),
  discount: ore(0),
  prescription: false,
  marketingSensitive: false,
};

it('reviews are asked for of products that have a page, and of neither prescription nor marketing-sensitive ones', () => {
  const items = [
    bought,
    { ...bought, prescription: true },
    { ...bought, marketingSensitive: true },
    { ...bought, path: null },
  ];
  expect(reviewableItems({ items })).toEqual([bought]);
});

it('a parcel holds the rows that it names', () => {
  const other = { ...bought, itemId: productNumber('100124') };
  const nameless = { ...bought, itemId: null };
  expect(itemsIn({ itemIds: [other.itemId] }, { items: [bought, other, nameless] })).toEqual([other]);
});

it('an order that is pending or not fulfilled is asked for again, one that is off is not sent', () => {
  expect([isAwaited({ status: 'pending' }), isAwaited({ status: 'notFulfilled' })]).toEqual([true, true]);
  expect([isAwaited({ status: 'confirmed' }), isAwaited({ status: 'cancelled' })]).toEqual([false, false]);
  expect([isCalledOff({ status: 'rejected' }), isCalledOff({ status: 'cancelled' })]).toEqual([true, true]);
  expect(isCalledOff({ status: 'delivered' })).toBe(false);
});
