import { expect, it } from 'vitest';
import type { CartTotals } from '../../domain/cart';
import { emptyCart } from '../../domain/empty-cart';
import { productNumber } from '../../domain/ids';
import { ore, zero } from '../../domain/money';
import { card } from '../testing/card';
import { applyOptimistic } from './optimistic';

const item = productNumber('1');
const totals: CartTotals = {
  products: zero,
  discount: zero,
  shipping: zero,
  bonusCheques: zero,
  bonusLeft: zero,
  vat: zero,
  net: zero,
  total: zero,
  leftToFreeShipping: zero,
};

it('a product is shown in the cart before the service has responded', () => {
  const cart = applyOptimistic(emptyCart, { kind: 'add', itemId: item, quantity: 2 }, card);
  expect(cart.rows).toMatchObject([
    { itemId: item, title: 'Handkräm', quantity: 2, unitPrice: 5000, totalPrice: 10_000 },
  ]);
});

it('a product without a card is shown only once the service has responded', () => {
  expect(applyOptimistic(emptyCart, { kind: 'add', itemId: item, quantity: 2 })).toEqual(emptyCart);
});

it('a row set to zero is removed; the others stay in order', () => {
  const [other, last] = [productNumber('2'), productNumber('3')];
  const items = [item, other, last].map((itemId) => ({ itemId, quantity: 1 }));
  const full = applyOptimistic(emptyCart, { kind: 'addMany', items }, card);
  const cart = applyOptimistic(full, { kind: 'set', itemId: item, quantity: 0 }, card);
  expect(
    applyOptimistic(cart, { kind: 'set', itemId: other, quantity: 4 }, card).rows.map((row) => row.itemId),
  ).toEqual([other, last]);
});

it('what the offers take off another quantity is unknown until the service has priced it', () => {
  const [row] = applyOptimistic(emptyCart, { kind: 'add', itemId: item, quantity: 6 }, card).rows;
  if (!row) throw new Error('no row');
  const promotions = [{ name: 'Ta 3 betala för 2', amount: ore(10_000) }];
  const cart = { ...emptyCart, rows: [{ ...row, discount: ore(10_000), promotions }] };
  const set = (quantity: number) => applyOptimistic(cart, { kind: 'set', itemId: item, quantity }, card);
  expect(set(1).rows).toMatchObject([{ totalPrice: 5000, discount: 0, promotions: [], discountUnknown: true }]);
  expect(set(6).rows).toEqual(cart.rows);
  const again = applyOptimistic(set(1), { kind: 'add', itemId: item, quantity: 1 }, card);
  expect(again.rows).toMatchObject([{ quantity: 2, discountUnknown: true }]);
});

it('totals are unchanged, since only the service knows them', () => {
  const [row] = applyOptimistic(emptyCart, { kind: 'add', itemId: item, quantity: 1 }, card).rows;
  const cart = { ...emptyCart, rows: row ? [row] : [], totals };
  const more = applyOptimistic(cart, { kind: 'add', itemId: productNumber('2'), quantity: 2 }, card);
  expect(more.rows).toHaveLength(2);
  expect(more.totals).toBe(totals);
});

it('the totals of an empty cart are not those of its first product', () => {
  const cart = applyOptimistic({ ...emptyCart, version: 3, totals }, { kind: 'add', itemId: item, quantity: 2 }, card);
  expect(cart.totals).toBeNull();
});
