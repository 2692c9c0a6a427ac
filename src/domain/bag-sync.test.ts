import { expect, it } from 'vitest';
import { bagStep } from './bag-sync';
import type { Cart, PrescriptionBag } from './cart';
import { emptyCart } from './empty-cart';
import { cartId } from './ids';
import { zero } from './money';

const cart: Cart = { ...emptyCart, cartId: cartId('c1') };
const bag = { prescriptionBagId: 'b1', cartId: null, rows: [{}] };
const inCart = (status: PrescriptionBag['status']): Cart => ({
  ...cart,
  bag: {
    status,
    prescriptionBagId: 'b1',
    totalRows: 1,
    quantity: 1,
    totalPrice: zero,
    vatAmount: zero,
    customerPrice: zero,
  },
});

it('a bag that lies in another cart, or in none, goes into this one', () => {
  expect(bagStep(bag, cart)).toBe('attach');
  expect(bagStep({ ...bag, cartId: 'c0' }, cart)).toBe('attach');
  expect(bagStep(bag, null)).toBe('attach');
});

it('one that lies in this cart stays', () => {
  expect(bagStep({ ...bag, cartId: 'c1' }, inCart('attached'))).toBeNull();
});

it('an empty bag goes nowhere, nor does any into a cart that has become an order', () => {
  expect(bagStep({ ...bag, rows: [] }, cart)).toBeNull();
  expect(bagStep({ ...bag, prescriptionBagId: null }, cart)).toBeNull();
  expect(bagStep(bag, { ...cart, orderCreated: true })).toBeNull();
});

it('after each change of the bag the cart reads it again', () => {
  expect(bagStep({ ...bag, cartId: 'c1' }, inCart('changed'))).toBe('touch');
});
