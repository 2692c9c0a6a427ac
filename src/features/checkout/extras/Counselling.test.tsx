// @vitest-environment happy-dom

import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { byRole, press, render, type } from '../../../../tests/support/render';
import type { CartChange } from '../../../api/cart/changes';
import type { Failure } from '../../../api/errors';
import { cartActions } from '../../../cart/cart-actions';
import { useCart } from '../../../cart/use-cart';
import { beforeStart, cartViewAtom } from '../../../cart/view';
import { emptyCart } from '../../../domain/empty-cart';
import { store } from '../../../lib/store';
import { Counselling } from './Counselling';

const phoneError = 'Vänligen kontrollera det angivna telefonnumret och försök igen.';

/** Mocks the cart's answer: success, or the given failure. */
function answer(failure?: Failure) {
  return vi.spyOn(cartActions, 'change').mockImplementation(async (change: CartChange) => {
    if (failure) return { ok: false, failure };
    const phoneNumber = change.kind === 'counselling' ? change.phoneNumber : null;
    const cart = { ...emptyCart, counselling: phoneNumber === null ? null : { phoneNumber } };
    store.set(cartViewAtom, { ...store.get(cartViewAtom), cart });
    return { ok: true, cart };
  });
}

function Shown() {
  return <Counselling savedNumber={useCart().cart?.counselling?.phoneNumber ?? null} />;
}

const tick = () => press(document.querySelector<HTMLElement>('input[type=checkbox]') as HTMLElement);
const text = () => document.body.textContent;

async function save(number: string): Promise<void> {
  await type(byRole('textbox', 'Telefonnummer'), number);
  await press(byRole('button', 'Spara'));
  await act(async () => {});
}

beforeEach(() => store.set(cartViewAtom, { ...beforeStart, cart: emptyCart }));

it('the phone number is saved in dialling format and can be removed again', async () => {
  const change = answer();
  await render(<Shown />);
  await tick();
  await save('070-123 45 67');
  expect(change).toHaveBeenLastCalledWith({ kind: 'counselling', phoneNumber: '0701234567' });
  expect(text()).toContain('Sparat. En farmaceut ringer dig på 0701234567.');
  await tick();
  expect(change).toHaveBeenLastCalledWith({ kind: 'counselling', phoneNumber: null });
  expect(text()).not.toContain('Sparat');
});

it('an invalid number gets an error at its field without a request', async () => {
  const change = answer();
  await render(<Shown />);
  await tick();
  await save('123');
  await vi.waitFor(() => expect(text()).toContain(phoneError));
  expect(change).not.toHaveBeenCalled();
});

it('a number that the service rejects gets an error at its field', async () => {
  answer({ kind: 'validation', code: null, fields: ['phoneNumber'] });
  await render(<Shown />);
  await tick();
  await save('0701234567');
  await vi.waitFor(() => expect(text()).toContain(phoneError));
});

it('a service failure is not shown as an invalid number', async () => {
  answer({ kind: 'refused', status: 500, code: null, fields: [] });
  await render(<Shown />);
  await tick();
  await save('0701234567');
  expect(text()).toContain('Din önskan om rådgivning kunde inte sparas');
  expect(text()).not.toContain(phoneError);
  expect(text()).not.toContain('Vi kan inte ringa dig');
});

async function leaveWith(number: string): Promise<void> {
  const field = byRole<HTMLInputElement>('textbox', 'Telefonnummer');
  await type(field, number);
  field.focus();
  await act(async () => field.blur());
}

it('a number that was typed before going on to the payment is saved', async () => {
  const change = answer();
  await render(<Shown />);
  await tick();
  await leaveWith('070-123 45 67');
  expect(change).toHaveBeenLastCalledWith({ kind: 'counselling', phoneNumber: '0701234567' });
});

it('a wrong number is marked when its field is left, until it is changed', async () => {
  const change = answer();
  await render(<Shown />);
  await tick();
  await leaveWith('123');
  expect(text()).toContain(phoneError);
  expect(text()).toContain('Vi kan inte ringa dig förrän numret stämmer.');
  expect(change).not.toHaveBeenCalled();
  await type(byRole('textbox', 'Telefonnummer'), '1234');
  expect(text()).not.toContain(phoneError);
});
