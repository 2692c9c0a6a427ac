// @vitest-environment happy-dom

import { act } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { withQueries } from '../../../tests/support/queries';
import { byRole, press, render } from '../../../tests/support/render';
import type { Failure } from '../../api/errors';
import { currentCart, provideCart } from '../../cart/current-cart';
import { openDisclaimerAtom } from '../../cart/disclaimers/question';
import { createEvents } from '../../cart/events';
import { writeQueue } from '../../cart/queue/write-queue';
import { shownCart } from '../../cart/shown-cart';
import { useCart } from '../../cart/use-cart';
import { cartViewAtom } from '../../cart/view';
import type { Cart, CartRow } from '../../domain/cart';
import { emptyCart } from '../../domain/empty-cart';
import { cartId, productNumber } from '../../domain/ids';
import { ore, zero } from '../../domain/money';
import { store } from '../../lib/store';
import { CartStates } from '../cart-state/CartStates';
import { CartRows } from './CartRows';
import { removedRowAtom } from './removed-row';

const cream: CartRow = {
  itemId: productNumber('1'),
  title: 'Handkräm',
  subTitle: '100 ml',
  path: '/produkt/handkram-1/',
  picture: null,
  quantity: 2,
  marketingSensitive: false,
  substance: null,
  unitPrice: ore(5000),
  totalPrice: ore(10_000),
  discount: zero,
  promotions: [],
  stock: 5,
  maxQuantity: null,
  activeSubstance: null,
};
const emptied: Cart = { ...emptyCart, cartId: cartId('c1'), version: 2 };
let known = emptied;
let answer: (failure: Failure | null) => void;

function Shown() {
  const view = useCart();
  return (
    <CartStates view={view} onEmptied={() => {}}>
      {(cart) => <CartRows rows={cart.rows} view={view} onEmptied={() => {}} />}
    </CartStates>
  );
}

let keys = 0;
const { emit, add } = createEvents();
const queue = writeQueue({
  async *deliver() {
    return await new Promise<Failure | null>((resolve) => {
      answer = resolve;
    });
  },
  known: () => known,
  newKey: () => String(keys++),
  now: () => 0,
  wait: async () => {},
  emit,
});
const interrupted = { waiting: () => [] };
add(shownCart({ service: { known: () => known }, queue, interrupted, show: (view) => store.set(cartViewAtom, view) }));
queue.open([]);
provideCart(async () => ({
  core: { request: queue.request } as never,
  channel: 'b2c',
  substanceOf: () => new Promise(() => {}),
  firstLoad: Promise.resolve(),
}));

/** A cart whose only row was removed, and whose service takes its time. */
async function withRemovedRow(substance: string | null = null) {
  await currentCart();
  emit({ type: 'loaded', status: 'ready' });
  await render(withQueries(<Shown />));
  const removed = { row: { ...cream, substance }, followers: [], state: 'removed', focusMovedTo: null } as const;
  await act(async () => store.set(removedRowAtom, removed));
}

const undo = () => byRole('button', 'Ångra');
const statuses = () => [...document.querySelectorAll('span[role=status]')].map(({ textContent }) => textContent);
const text = () => document.body.textContent;

beforeEach(() => {
  known = emptied;
  store.get(openDisclaimerAtom)?.withdraw();
});

it('the row is back at once, with the focus, before the service has answered', async () => {
  await withRemovedRow();
  await press(undo());
  expect(text()).not.toContain('Din varukorg är tom');
  expect(document.querySelector('li[aria-busy=true]')?.textContent).toContain('Handkräm');
  expect(document.activeElement?.textContent).toBe('Handkräm');
  known = { ...emptied, version: 3, rows: [cream] };
  await act(async () => answer(null));
  expect(statuses()).toContain('Handkräm ligger i varukorgen igen');
});

it('if the service refuses, it can be tried again from where the focus is', async () => {
  await withRemovedRow();
  await press(undo());
  await act(async () => answer({ kind: 'refused', status: 500, code: null, fields: [] }));
  expect(document.activeElement).toBe(undo());
});

it('a declined disclaimer leaves the offer to undo', async () => {
  await withRemovedRow('naproxen');
  await press(undo());
  expect(text()).toContain('Din varukorg är tom');
  await act(async () => store.get(openDisclaimerAtom)?.decline());
  expect(undo()).toBeTruthy();
});

it('a removal that the service refuses is no longer announced as done', async () => {
  await withRemovedRow();
  expect(statuses()).toContain('Handkräm har tagits bort ur varukorgen');
  const row = { ...emptied, rows: [cream] };
  await act(async () => {
    const failure: Failure = { kind: 'refused', status: 500, code: null, fields: [] };
    const problem = { change: { kind: 'set' as const, itemId: cream.itemId, quantity: 0 }, failure };
    store.set(cartViewAtom, { ...store.get(cartViewAtom), cart: row, problem });
  });
  expect(document.querySelector('li')?.textContent).toContain('Handkräm');
  expect(text()).not.toContain('har tagits bort');
});
