import { expect, it } from 'vitest';
import type { Cart } from '../../domain/cart';
import { emptyCart } from '../../domain/empty-cart';
import { productNumber } from '../../domain/ids';
import { zero } from '../../domain/money';
import { cartPhase } from './cart-phase';

const row = {
  itemId: productNumber('100123'),
  title: 'Pareda',
  subTitle: '',
  path: '/produkt/pareda-100123/',
  picture: null,
  quantity: 1,
  marketingSensitive: false,
  substance: null,
  unitPrice: zero,
  totalPrice: zero,
  discount: zero,
  promotions: [],
  stock: null,
  maxQuantity: null,
  activeSubstance: null,
};
const filled: Cart = { ...emptyCart, rows: [row] };

it('the cart is not called empty before it has loaded', () => {
  expect(cartPhase({ cart: null, status: 'waiting' }).kind).toBe('loading');
  expect(cartPhase({ cart: emptyCart, status: 'loading' }).kind).toBe('loading');
  expect(cartPhase({ cart: null, status: 'ready' }).kind).toBe('empty');
});

it('a cart that failed to load is not called empty', () => {
  expect(cartPhase({ cart: null, status: 'failed' }).kind).toBe('failed');
});

it('products stay visible while the cart is refetched, or if that failed', () => {
  expect(cartPhase({ cart: filled, status: 'loading' }).kind).toBe('filled');
  expect(cartPhase({ cart: filled, status: 'failed' }).kind).toBe('filled');
});

it('the cart is not called empty while goods on prescription wait, or may come', () => {
  const empty = { cart: null, status: 'ready' } as const;
  expect(cartPhase(empty, { waits: true, isReading: false }).kind).toBe('waiting');
  expect(cartPhase(empty, { waits: false, isReading: true }).kind).toBe('loading');
  expect(cartPhase({ cart: filled, status: 'ready' }, { waits: true, isReading: false }).kind).toBe('filled');
});
