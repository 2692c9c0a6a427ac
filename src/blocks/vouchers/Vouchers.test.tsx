// @vitest-environment happy-dom

import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { byRole, press, render, type } from '../../../tests/support/render';
import type { CartChange } from '../../api/cart/changes';
import type { Failure } from '../../api/errors';
import { cartActions } from '../../cart/cart-actions';
import type { CartOutcome } from '../../cart/queue/write';
import { useCart } from '../../cart/use-cart';
import { beforeStart, cartViewAtom } from '../../cart/view';
import { emptyCart } from '../../domain/empty-cart';
import { store } from '../../lib/store';
import { Vouchers } from './Vouchers';

function answer(failure?: Failure) {
  return vi.spyOn(cartActions, 'change').mockImplementation(async (change: CartChange): Promise<CartOutcome> => {
    store.set(cartViewAtom, { ...store.get(cartViewAtom), problem: failure ? { change: change, failure } : null });
    return failure ? { ok: false, failure } : { ok: true, cart: emptyCart };
  });
}

function Shown() {
  const { cart, problem } = useCart();
  return <Vouchers cart={cart ?? emptyCart} problem={problem} />;
}

const field = () => byRole<HTMLInputElement>('textbox', 'Rabattkod');
const alert = () => document.querySelector('[role="alert"]')?.textContent;
const status = () => document.querySelector('[role="status"]')?.textContent;

async function add(code: string): Promise<void> {
  await type(field(), code);
  await press(byRole('button', 'Lägg till'));
  await act(async () => {});
}

beforeEach(() => {
  store.set(cartViewAtom, { ...beforeStart, cart: emptyCart });
});

it("a code is sent in the service's notation, and the field is emptied for the next", async () => {
  const change = answer();
  await render(<Shown />);
  await add(' valkommen10 ');
  expect(change).toHaveBeenCalledExactlyOnceWith({ kind: 'addVoucher', code: 'VALKOMMEN10' });
  expect(status()).toBe('Rabattkoden VALKOMMEN10 är tillagd.');
  expect(field().value).toBe('');
});

it('an empty field is not a code', async () => {
  const change = answer();
  await render(<Shown />);
  await add('  ');
  expect(change).not.toHaveBeenCalled();
  expect(document.body.textContent).toContain('Obligatoriskt fält');
});

it('a refused code is shown with the reason, and stays in the field', async () => {
  answer({ kind: 'invalidVoucher', reason: 'NO_LONGER_VALID' });
  await render(<Shown />);
  await add('SOMMAR20');
  expect(alert()).toBe('Det gick inte att lägga till rabattkodenRabattkoden gäller inte längre.');
  expect(field().value).toBe('SOMMAR20');
  answer();
  await add('VALKOMMEN10');
  expect(alert()).toBeUndefined();
});

it('an impossible code is not sent', async () => {
  const change = answer();
  await render(<Shown />);
  await add('..');
  expect(change).not.toHaveBeenCalled();
  expect(alert()).toContain('rätt stavad');
});

it('a code is removed, and the focus moves to the field', async () => {
  const change = answer();
  store.set(cartViewAtom, { ...beforeStart, cart: { ...emptyCart, vouchers: [{ code: 'FEMTIO', idle: null }] } });
  await render(<Shown />);
  await press(byRole('button', 'Ta bort rabattkoden FEMTIO'));
  expect(change).toHaveBeenCalledExactlyOnceWith({ kind: 'removeVoucher', code: 'FEMTIO' });
  expect(status()).toBe('Rabattkoden FEMTIO är borttagen.');
  expect(document.activeElement).toBe(field());
});

it('shows that a code could not be removed', async () => {
  answer({ kind: 'network' });
  store.set(cartViewAtom, { ...beforeStart, cart: { ...emptyCart, vouchers: [{ code: 'FEMTIO', idle: null }] } });
  await render(<Shown />);
  await press(byRole('button', 'Ta bort rabattkoden FEMTIO'));
  expect(alert()).toContain('Det gick inte att ta bort rabattkoden');
  expect(alert()).toContain('uppkoppling');
});

it('a code that no longer reduces the price shows why', async () => {
  const vouchers = [
    { code: 'FEMTIO', idle: null },
    { code: 'SOMMAR20', idle: 'NO_LONGER_VALID' },
  ];
  store.set(cartViewAtom, { ...beforeStart, cart: { ...emptyCart, vouchers } });
  await render(<Shown />);
  const [valid, idle] = document.querySelectorAll('li');
  expect(valid?.textContent).not.toContain('gäller');
  expect(idle?.textContent).toContain('Rabattkoden gäller inte längre.');
});
