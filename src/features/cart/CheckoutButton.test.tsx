// @vitest-environment happy-dom

import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { press, render } from '../../../tests/support/render';
import { cartActions } from '../../cart/cart-actions';
import { beforeStart, cartViewAtom } from '../../cart/view';
import { emptyCart } from '../../domain/empty-cart';
import { cartId } from '../../domain/ids';
import { store } from '../../lib/store';
import { createBrowserEmbedder } from '../../platform/embedder/browser-embedder';
import { setEmbedder } from '../../platform/embedder/current';
import { CheckoutButton } from './CheckoutButton';

const viewCheckout = vi.fn();
const onFollow = vi.fn();
const browser = createBrowserEmbedder(() => {});

beforeEach(() => {
  viewCheckout.mockReset();
  setEmbedder({ ...browser, can: () => false, viewCheckout });
  onFollow.mockReset();
  store.set(cartViewAtom, { ...beforeStart, cart: emptyCart, saving: true });
});

async function follow(): Promise<void> {
  await render(<CheckoutButton cart={emptyCart} onFollow={onFollow} />);
  const link = document.querySelector('a');
  if (link) await press(link);
  await act(async () => {});
}

it('an app gets the new cart id when the first product is still being added', async () => {
  vi.spyOn(cartActions, 'settled').mockImplementation(async () =>
    store.set(cartViewAtom, { ...beforeStart, cart: { ...emptyCart, cartId: cartId('c1') } }),
  );
  await follow();
  expect(viewCheckout).toHaveBeenCalledExactlyOnceWith('c1', expect.any(Function), expect.any(Promise));
  expect(onFollow).toHaveBeenCalled();
});

it('in an app the customer stays on the page with the error when the first product is refused', async () => {
  vi.spyOn(cartActions, 'settled').mockImplementation(async () => store.set(cartViewAtom, beforeStart));
  await follow();
  expect(viewCheckout).not.toHaveBeenCalled();
  expect(onFollow).not.toHaveBeenCalled();
});

it('the checkout of the shop opens at once, however long the first product takes', async () => {
  setEmbedder({ ...browser, viewCheckout });
  vi.spyOn(cartActions, 'settled').mockReturnValue(new Promise(() => {}));
  await follow();
  expect(viewCheckout).toHaveBeenCalledOnce();
  expect(onFollow).toHaveBeenCalled();
});
