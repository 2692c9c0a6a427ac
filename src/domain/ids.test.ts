import { expect, it } from 'vitest';
import { quantityOf } from './cart';
import { cartId, orderId, paymentId, productNumber, watchId } from './ids';

it('ids keep their text unchanged, for services and addresses', () => {
  for (const make of [cartId, orderId, paymentId, productNumber, watchId]) expect(make('00123')).toBe('00123');
});

it('different kinds of id cannot be mixed up', () => {
  // @ts-expect-error: an order id is not a product number.
  expect(quantityOf(null, orderId('100123'))).toBe(0);
  // @ts-expect-error: a plain string is not a product number.
  expect(quantityOf(null, '100123')).toBe(0);
});
