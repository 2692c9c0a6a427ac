import { beforeEach, expect, it, vi } from 'vitest';
import { emptyCart } from '../../domain/empty-cart';
import { productNumber } from '../../domain/ids';
import { ore } from '../../domain/money';
import type { ProductCard } from '../../domain/product';
import { store } from '../../lib/store';
import { cartActions } from '../cart-actions';
import { provideCart } from '../current-cart';
import { sideCartOpenAtom } from '../drawers';
import { card } from '../testing/card';
import { takePendingAdditions } from '../unsent/pending-additions';
import { beforeStart, cartViewAtom } from '../view';
import { acceptedDisclaimers } from './accepted';
import { openDisclaimerAtom } from './question';

const itemId = productNumber('1');
const other = productNumber('2');
const request = vi.fn(async () => ({ ok: true, cart: emptyCart }) as const);
const substanceOf = vi.fn(async (_: string): Promise<string | null> => null);
provideCart(async () => ({ core: { request } as never, channel: 'b2c', substanceOf, firstLoad: Promise.resolve() }));

const medicine = (substance: string | null): ProductCard => ({ ...card(itemId), itemType: 'otc', substance });
const open = () => store.get(openDisclaimerAtom);
const asked = () => vi.waitFor(() => expect(open()).not.toBeNull());

beforeEach(() => {
  vi.useRealTimers();
  request.mockClear();
  substanceOf.mockReset().mockResolvedValue(null);
  acceptedDisclaimers.clear();
  open()?.withdraw();
  store.set(cartViewAtom, beforeStart);
  store.set(sideCartOpenAtom, false);
});

it('an accepted disclaimer continues the purchase, and the product begins to show only then', async () => {
  const adding = cartActions.addItem(itemId, 1, medicine('naproxen'), { opensSideCart: true });
  expect(open()?.substance).toBe('naproxen');
  expect(store.get(sideCartOpenAtom)).toBe(false);
  open()?.accept();
  expect(await adding).toMatchObject({ ok: true });
  expect(store.get(sideCartOpenAtom)).toBe(true);
  expect(open()).toBeNull();
});

it('a declined disclaimer sends nothing', async () => {
  const adding = cartActions.addItem(itemId, 1, medicine('naproxen'));
  open()?.decline();
  expect(await adding).toEqual({ ok: false, failure: { kind: 'declined' } });
  expect(request).not.toHaveBeenCalled();
});

it('nothing is asked about other products, and they show in the same moment', () => {
  void cartActions.addItem(itemId, 1, card(itemId), { opensSideCart: true });
  expect(store.get(sideCartOpenAtom)).toBe(true);
  expect(open()).toBeNull();
});

it('products of a link, of which only the number is known, are looked up', async () => {
  substanceOf.mockImplementation(async (item) => (item === other ? 'diklofenak' : null));
  const items = [itemId, other].map((each) => ({ itemId: each, quantity: 1 }));
  const adding = cartActions.addItems(items, [], 'key');
  await asked();
  expect(open()?.substance).toBe('diklofenak');
  expect(request).not.toHaveBeenCalled();
  open()?.accept();
  await adding;
  expect(request).toHaveBeenCalledWith({ kind: 'addMany', items }, { cards: [], key: 'key' });
});

it('a medicine is looked up, since its card may be older than its disclaimer', async () => {
  substanceOf.mockResolvedValue('diklofenak');
  void cartActions.addItem(itemId, 1, medicine(null));
  await asked();
  expect(substanceOf).toHaveBeenCalledWith(itemId);
});

it.each([
  ['fails', () => Promise.reject(new Error())],
  ['does not answer', () => new Promise<never>(() => {})],
])('a sale goes on when the look-up %s: the checkout asks', async (_, answer) => {
  vi.useFakeTimers();
  substanceOf.mockImplementation(answer);
  const adding = cartActions.addItem(itemId, 1, medicine(null));
  await vi.runAllTimersAsync();
  expect(await adding).toMatchObject({ ok: true });
});

it('more of a row that came from another device is asked about, less of it is not', async () => {
  const money = {
    unitPrice: ore(1),
    totalPrice: ore(2),
    discount: ore(0),
    promotions: [],
    stock: null,
    maxQuantity: null,
    activeSubstance: null,
  };
  const { title, subTitle, path, picture, marketingSensitive } = card(itemId);
  const row = { itemId, title, subTitle, path, picture, marketingSensitive, quantity: 2, ...money };
  store.set(cartViewAtom, { ...beforeStart, cart: { ...emptyCart, rows: [{ ...row, substance: 'naproxen' }] } });
  await cartActions.setQuantity(itemId, 1);
  expect(request).toHaveBeenCalledOnce();
  void cartActions.setQuantity(itemId, 3);
  expect(open()?.substance).toBe('naproxen');
});

it('an addition that is looked up is handed over when the page is left, and not sent by it; a question is not', async () => {
  let answer = (_: null) => {};
  substanceOf.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  const adding = cartActions.addItem(itemId, 1, medicine(null));
  expect(takePendingAdditions()).toEqual([{ itemId, quantity: 1 }]);
  await vi.waitFor(() => expect(substanceOf).toHaveBeenCalled());
  answer(null);
  expect(await adding).toEqual({ ok: false, failure: { kind: 'declined' } });
  void cartActions.addItem(itemId, 1, medicine('naproxen'));
  void cartActions.addItems([{ itemId, quantity: 1 }], [medicine(null)], 'key');
  expect(takePendingAdditions()).toEqual([]);
  expect(request).not.toHaveBeenCalled();
});
