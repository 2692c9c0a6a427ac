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
  return vi.spyOn(cartActions, 'change').mockImplementation(async (wanted: CartChange): Promise<CartOutcome> => {
    store.set(cartViewAtom, { ...store.get(cartViewAtom), problem: failure ? { change: wanted, failure } : null });
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

it('a code is sent as it is written by the service, and the field is free for the next', async () => {
  const change = answer();
  await render(<Shown />);
  await add(' valkommen10 ');
  expect(change).toHaveBeenCalledExactlyOnceWith({ kind: 'addVoucher', code: 'VALKOMMEN10' });
  expect(status()).toBe('Rabattkoden VALKOMMEN10 är tillagd.');
  expect(field().value).toBe('');
});

it('an empty field is no code', async () => {
  const change = answer();
  await render(<Shown />);
  await add('  ');
  expect(change).not.toHaveBeenCalled();
  expect(document.body.textContent).toContain('Obligatoriskt fält');
});

it('a refused code is told with its reason, and stays in the field', async () => {
  answer({ kind: 'invalidVoucher', reason: 'NO_LONGER_VALID' });
  await render(<Shown />);
  await add('SOMMAR20');
  expect(alert()).toBe('Det gick inte att lägga till rabattkodenRabattkoden gäller inte längre.');
  expect(field().value).toBe('SOMMAR20');
  answer();
  await add('VALKOMMEN10');
  expect(alert()).toBeUndefined();
});

it('what can be no code is not asked about', async () => {
  const change = answer();
  await render(<Shown />);
  await add('..');
  expect(change).not.toHaveBeenCalled();
  expect(alert()).toContain('rätt stavad');
});

it('a code is taken away, and the focus stays beside it', async () => {
  const change = answer();
  store.set(cartViewAtom, { ...beforeStart, cart: { ...emptyCart, vouchers: [{ code: 'FEMTIO', idle: null }] } });
  await render(<Shown />);
  await press(byRole('button', 'Ta bort rabattkoden FEMTIO'));
  expect(change).toHaveBeenCalledExactlyOnceWith({ kind: 'removeVoucher', code: 'FEMTIO' });
  expect(status()).toBe('Rabattkoden FEMTIO är borttagen.');
  expect(document.activeElement).toBe(field());
});

it('one that could not be taken away says that', async () => {
  answer({ kind: 'network' });
  store.set(cartViewAtom, { ...beforeStart, cart: { ...emptyCart, vouchers: [{ code: 'FEMTIO', idle: null }] } });
  await render(<Shown />);
  await press(byRole('button', 'Ta bort rabattkoden FEMTIO'));
  expect(alert()).toContain('Det gick inte att ta bort rabattkoden');
  expect(alert()).toContain('uppkoppling');
});

it('one that takes nothing off any more says why', async () => {
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
