// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withQueries } from '../../../tests/support/queries';
import { byRole, press, render } from '../../../tests/support/render';
import { cartActions } from '../../cart/cart-actions';
import { useCart } from '../../cart/use-cart';
import { beforeStart, type CartProblem, cartViewAtom } from '../../cart/view';
import type { CartRow, PrescriptionBag } from '../../domain/cart';
import { emptyCart } from '../../domain/empty-cart';
import { productNumber } from '../../domain/ids';
import { ore, zero } from '../../domain/money';
import { store } from '../../lib/store';
import { CartStates } from '../cart-state/CartStates';
import { CartRows } from './CartRows';

const cream: CartRow = {
  itemId: productNumber('1'),
  title: 'Handkräm',
  subTitle: '100 ml',
  path: '/produkt/handkram-1/',
  picture: null,
  quantity: 1,
  marketingSensitive: false,
  substance: null,
  unitPrice: ore(5000),
  totalPrice: ore(5000),
  discount: zero,
  promotions: [],
  stock: 5,
  maxQuantity: null,
  activeSubstance: null,
};
const bag: PrescriptionBag = {
  status: 'attached',
  prescriptionBagId: 'bag',
  totalRows: 1,
  quantity: 1,
  totalPrice: ore(10_000),
  vatAmount: ore(0),
  customerPrice: ore(5_000),
};
const refusal: CartProblem = {
  change: { kind: 'set', itemId: cream.itemId, quantity: 0 },
  failure: { kind: 'refused', status: 500, code: null, fields: [] },
};
const focusHeading = () => document.querySelector('h1')?.focus();

function Shown() {
  const view = useCart();
  return (
    <>
      <button type="button">Meny</button>
      <h1 tabIndex={-1}>Varukorg</h1>
      <CartStates view={view} onEmptied={focusHeading}>
        {({ rows }) => <CartRows rows={rows} view={view} onEmptied={focusHeading} />}
      </CartStates>
    </>
  );
}

const show = (rows: CartRow[], withBag: PrescriptionBag | null, problem: CartProblem | null = null) =>
  act(async () =>
    store.set(cartViewAtom, {
      ...beforeStart,
      status: 'ready',
      cart: { ...emptyCart, rows, bag: withBag },
      problem,
    }),
  );
const button = () => byRole('button', 'Ta bort Handkräm');

async function removeLast(withBag: PrescriptionBag | null): Promise<void> {
  await show([cream], withBag);
  await render(withQueries(<Shown />));
  await press(button());
  await show([], withBag);
}

beforeEach(() => {
  vi.spyOn(cartActions, 'removeItem').mockReturnValue(new Promise(() => {}));
});
afterEach(() => act(async () => store.set(cartViewAtom, beforeStart)));

it.each([
  ['beside a prescription bag', bag],
  ['alone', null],
])('the last product can be had back %s', async (_, withBag) => {
  await removeLast(withBag);
  expect(document.activeElement?.textContent).toBe('Varukorg');
  expect(document.querySelector('p')?.textContent).toContain('Handkräm har tagits bort ur varukorgen');
  expect(byRole('button', 'Ångra')).toBeTruthy();
});

it.each([
  ['beside a prescription bag', bag],
  ['alone', null],
])('where its removal is refused %s, the focus is on its button again', async (_, withBag) => {
  await removeLast(withBag);
  await show([cream], withBag, refusal);
  expect(document.activeElement).toBe(button());
});

it('a refused removal leaves the focus where the customer has gone meanwhile', async () => {
  await removeLast(bag);
  byRole('button', 'Meny').focus();
  await show([cream], bag, refusal);
  expect(document.activeElement).toBe(byRole('button', 'Meny'));
});

it.each([
  ['beside a prescription bag', bag],
  ['alone', null],
])('where it is refused %s while the focus is on the button to undo it, which goes, so it is', async (_, withBag) => {
  await removeLast(withBag);
  byRole('button', 'Ångra').focus();
  await show([cream], withBag, refusal);
  expect(document.activeElement).toBe(button());
});
