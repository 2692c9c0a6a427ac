// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { byRole, press, render } from '../../../tests/support/render';
import { cartActions } from '../../cart/cart-actions';
import type { CartOutcome } from '../../cart/queue/write';
import { card } from '../../cart/testing/card';
import { beforeStart, cartViewAtom } from '../../cart/view';
import { emptyCart } from '../../domain/empty-cart';
import { productNumber } from '../../domain/ids';
import { store } from '../../lib/store';
import { AddToCart } from './AddToCart';

const reporting = vi.hoisted(() => ({ isLoaded: false, notifyAdded: vi.fn(async () => {}) }));

vi.mock(import('./notify-added'), () => {
  reporting.isLoaded = true;
  return { notifyAdded: reporting.notifyAdded };
});

it('the code that reports the product loads before the answer: an app may leave the page right after it', async () => {
  let answer = (_: CartOutcome) => {};
  vi.spyOn(cartActions, 'addItem').mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await render(<AddToCart card={card(productNumber('1'))} />);
  await press(byRole('button', 'Lägg i varukorgen'));
  await vi.waitFor(() => expect(reporting.isLoaded).toBe(true));
  expect(reporting.notifyAdded).not.toHaveBeenCalled();
  await act(async () => answer({ ok: true, cart: emptyCart }));
  await vi.waitFor(() => expect(reporting.notifyAdded).toHaveBeenCalledOnce());
});

it('what was added before a reload is busy until it is sent, and is not added twice', async () => {
  const addItem = vi.spyOn(cartActions, 'addItem').mockResolvedValue({ ok: true, cart: emptyCart });
  store.set(cartViewAtom, { ...beforeStart, resumed: new Set([productNumber('1')]) });
  await render(<AddToCart card={card(productNumber('1'))} />);
  const button = byRole('button', 'Lägg i varukorgen');
  await vi.waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
  await press(button);
  expect(addItem).not.toHaveBeenCalled();
  await act(async () => store.set(cartViewAtom, beforeStart));
  await vi.waitFor(() => expect(button.hasAttribute('aria-busy')).toBe(false));
  await press(button);
  expect(addItem).toHaveBeenCalledOnce();
});
