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

it('a bag that is in another cart, or in none, is attached to this one', () => {
  expect(bagStep(bag, cart)).toBe('attach');
  expect(bagStep({ ...bag, cartId: 'c0' }, cart)).toBe('attach');
  expect(bagStep(bag, null)).toBe('attach');
});

it('a bag that is already in this cart stays', () => {
  expect(bagStep({ ...bag, cartId: 'c1' }, inCart('attached'))).toBeNull();
});

it('an empty bag is not attached, nor is any bag attached to a cart that has become an order', () => {
  expect(bagStep({ ...bag, rows: [] }, cart)).toBeNull();
  expect(bagStep({ ...bag, prescriptionBagId: null }, cart)).toBeNull();
  expect(bagStep(bag, { ...cart, orderCreated: true })).toBeNull();
});

it('the cart reads the bag again after each change', () => {
  expect(bagStep({ ...bag, cartId: 'c1' }, inCart('changed'))).toBe('touch');
});

it('a change made here is read by the cart that has the bag, also when its last row is gone or its first one comes', () => {
  expect(bagStep({ ...bag, cartId: 'c1' }, inCart('attached'), true)).toBe('touch');
  expect(bagStep({ ...bag, cartId: 'c1', rows: [] }, inCart('attached'), true)).toBe('touch');
  expect(bagStep({ ...bag, cartId: 'c1' }, cart, true)).toBe('touch');
  expect(bagStep({ ...bag, rows: [] }, cart, true)).toBeNull();
});
