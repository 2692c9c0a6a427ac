import { expect, it } from 'vitest';
import { quantityOf } from './cart';
import { cartId, orderId, paymentId, productNumber, watchId } from './ids';

it('a number keeps its text: services and addresses read it as it is', () => {
  for (const make of [cartId, orderId, paymentId, productNumber, watchId]) expect(make('00123')).toBe('00123');
});

it('kinds of numbers cannot be mixed up', () => {
  // @ts-expect-error: an order's number is no product's.
  expect(quantityOf(null, orderId('100123'))).toBe(0);
  // @ts-expect-error: any text is not yet a product's number.
  expect(quantityOf(null, '100123')).toBe(0);
});
