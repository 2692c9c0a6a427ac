import { expect, it } from 'vitest';
import { type Cart, quantityOf } from '../domain/cart';
import { emptyCart } from '../domain/empty-cart';
import { cartId, productNumber } from '../domain/ids';
import { cartViewOf } from './cart-view-of';
import { newWrite } from './queue/write';
import { card } from './testing/card';
import { beforeStart } from './view';

const [cream, oil] = [productNumber('1'), productNumber('2')];
const cards = new Map([cream, oil].map((itemId) => [itemId, card(itemId)]));
const flags = beforeStart;
const places: [] = [];

const add = (itemId = cream, quantity = 1) => newWrite({ kind: 'add', itemId, quantity }, 'key', null, 0);

function serviceCart(quantity: number): Cart {
  const { cart } = cartViewOf({ serviceCart: null, writes: [add(cream, quantity)], flags, cards, places });
  return { ...(cart ?? emptyCart), cartId: cartId('c1'), version: 1 };
}

it('there is no cart until the service has created one or a product is added', () => {
  expect(cartViewOf({ serviceCart: null, writes: [], flags, cards, places })).toMatchObject({
    cart: null,
    saving: false,
  });
});

it('the first product is shown in a cart that the service has not created yet', () => {
  const view = cartViewOf({ serviceCart: null, writes: [add()], flags, cards, places });
  expect(quantityOf(view.cart, cream)).toBe(1);
  expect(view.saving).toBe(true);
});

it('without pending writes it is the service’s cart', () => {
  const cart = serviceCart(2);
  expect(cartViewOf({ serviceCart: cart, writes: [], flags, cards, places }).cart).toBe(cart);
});

it('pending writes are shown as done, in order, and their products as pending', () => {
  const set = newWrite({ kind: 'set', itemId: cream, quantity: 5 }, 'key', null, 0);
  const view = cartViewOf({ serviceCart: serviceCart(2), writes: [add(), set, add(oil)], flags, cards, places });
  expect([cream, oil].map((itemId) => quantityOf(view.cart, itemId))).toEqual([5, 1]);
  expect(view.pending).toEqual(new Set([cream, oil]));
});

it('a write that is no longer pending is rolled back', () => {
  const cart = serviceCart(2);
  const before = cartViewOf({ serviceCart: cart, writes: [add()], flags, cards, places });
  const after = cartViewOf({ serviceCart: cart, writes: [], flags, cards, places });
  expect([before, after].map((view) => quantityOf(view.cart, cream))).toEqual([3, 2]);
  expect(after.pending.size).toBe(0);
});

it('a change that affects no row counts as saving, but marks no product as pending', () => {
  const write = newWrite({ kind: 'addVoucher', code: 'X' }, 'key', null, 0);
  const view = cartViewOf({ serviceCart: serviceCart(1), writes: [write], flags, cards, places });
  expect([view.saving, view.pending.size]).toEqual([true, 0]);
});

it('flags are passed on', () => {
  const view = cartViewOf({ serviceCart: null, writes: [], flags: { ...flags, offline: true }, cards, places });
  expect(view).toMatchObject({ offline: true, status: 'waiting' });
});

it('writes of the page before are not counted twice, and until they are done the cart is loading', () => {
  const ready = { ...flags, status: 'ready' as const };
  const again = { ...add(), resumed: true, mayBeApplied: true };
  const view = cartViewOf({ serviceCart: serviceCart(1), writes: [again], flags: ready, cards, places });
  expect(quantityOf(view.cart, cream)).toBe(1);
  expect(view.status).toBe('loading');
  const unsent = { ...add(), resumed: true };
  expect(
    quantityOf(cartViewOf({ serviceCart: serviceCart(1), writes: [unsent], flags, cards, places }).cart, cream),
  ).toBe(2);
  expect(cartViewOf({ serviceCart: serviceCart(1), writes: [], flags: ready, cards, places }).status).toBe('ready');
});

it('a quantity that the page before has set is shown, whether or not it has arrived', () => {
  const set = newWrite({ kind: 'set', itemId: cream, quantity: 5 }, 'key', null, 0);
  const writes = [{ ...set, resumed: true, mayBeApplied: true }];
  expect(quantityOf(cartViewOf({ serviceCart: serviceCart(2), writes, flags, cards, places }).cart, cream)).toBe(5);
});

it('what the page before has added shows as resumed, before the queue has it and after, until it is confirmed', () => {
  const { change } = add(cream);
  const set = { kind: 'set', itemId: oil, quantity: 0 } as const;
  const resumedOf = (sources: object) =>
    cartViewOf({ serviceCart: serviceCart(1), writes: [], flags, cards, places, ...sources }).resumed;
  expect(resumedOf({ interrupted: [change, set] })).toEqual(new Set([cream]));
  expect(resumedOf({ writes: [{ ...add(cream), resumed: true }, add(oil)] })).toEqual(new Set([cream]));
  expect(resumedOf({})).toBe(beforeStart.resumed);
});
