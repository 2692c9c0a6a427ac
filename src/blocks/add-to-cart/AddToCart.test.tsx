// @vitest-environment happy-dom

import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { byRole, press, render, type } from '../../../tests/support/render';
import type { Failure } from '../../api/errors';
import { cartActions } from '../../cart/cart-actions';
import { sideCartOpenAtom } from '../../cart/drawers';
import type { CartOutcome } from '../../cart/queue/write';
import { card } from '../../cart/testing/card';
import { beforeStart, cartViewAtom } from '../../cart/view';
import { productNumber } from '../../domain/ids';
import { store } from '../../lib/store';
import { AddToCart } from './AddToCart';

const itemId = productNumber('1');
const failure: Failure = { kind: 'refused', status: 500, code: null, fields: [] };

beforeEach(() => {
  store.set(sideCartOpenAtom, false);
  store.set(cartViewAtom, beforeStart);
});

function withStock(stock: number | null) {
  return { ...card(itemId), availability: { word: 'inStock', buyable: true, stock } as const };
}

async function requestMany(stock: number | null): Promise<string | null> {
  const { container } = await render(<AddToCart card={withStock(stock)} />);
  const field = byRole<HTMLInputElement>('textbox', 'Antal');
  await type(field, '999');
  await act(async () => field.blur());
  expect(field.value).toBe(String(Math.min(stock ?? 99, 99)));
  return container.textContent;
}

it('a customer who asks for more than is in stock sees how many there are', async () => {
  expect(await requestMany(7)).toContain('Det finns tyvärr inte fler än 7 st på lager online.');
});

it.each([150, null])('with %s in stock the purchase limit applies, without mentioning the stock', async (stock) => {
  const text = await requestMany(stock);
  expect(text).toContain('Du kan köpa högst 99 st av den här varan.');
  expect(text).not.toContain('på lager');
});

it('adds no more than the stock after it was refetched', async () => {
  const add = vi.spyOn(cartActions, 'addItem').mockResolvedValue({ ok: false, failure });
  const { show } = await render(<AddToCart card={withStock(5)} />);
  const field = byRole<HTMLInputElement>('textbox', 'Antal');
  await type(field, '4');
  await act(async () => field.blur());
  await show(<AddToCart card={withStock(2)} />);
  expect(field.value).toBe('2');
  await press(byRole('button', 'Lägg i varukorgen'));
  expect(add).toHaveBeenCalledWith(itemId, 2, withStock(2));
});

/**
 * Adds, and lets the service refuse; `meanwhile` runs before its answer, and `isReported` puts the problem into the cart
 * view.
 */
async function refused(meanwhile = () => {}, isReported = true): Promise<void> {
  let answer = (_: CartOutcome) => {};
  vi.spyOn(cartActions, 'addItem').mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await render(<AddToCart card={withStock(5)} />);
  await press(byRole('button', 'Lägg i varukorgen'));
  meanwhile();
  if (isReported)
    store.set(cartViewAtom, { ...beforeStart, problem: { change: { kind: 'add', itemId, quantity: 1 }, failure } });
  await act(async () => answer({ ok: false, failure }));
}

const alert = () => document.querySelector('[role="alert"]');

it('a refusal is shown once if the open cart shows it', async () => {
  await refused();
  expect(store.get(sideCartOpenAtom)).toBe(true);
  expect(alert()).toBeNull();
});

it('a refusal is shown at the button, with the same text, if the cart was closed before the answer', async () => {
  await refused(() => store.set(sideCartOpenAtom, false));
  await vi.waitFor(async () => {
    await act(async () => {});
    expect(alert()?.textContent).toContain('Varan kunde inte läggas i varukorgen.');
  });
});

it('a refusal that the cart cannot show is shown at the button', async () => {
  await refused(() => {}, false);
  expect(alert()).not.toBeNull();
});

const heading = () => document.querySelector('dialog')?.textContent ?? '';
const elsewhere = (accepted: Record<string, true>) => {
  localStorage.setItem('luckan.acceptedDisclaimers.v1', JSON.stringify(accepted));
  window.dispatchEvent(new StorageEvent('storage', { key: 'luckan.acceptedDisclaimers.v1' }));
};

it('a disclaimer that is accepted in another tab closes here', async () => {
  await render(<AddToCart card={{ ...withStock(5), substance: 'Ibuprofen' }} />);
  await vi.waitFor(async () => {
    await act(async () => {});
    expect(heading()).toContain('Ibuprofen');
  });
  await act(async () => elsewhere({ Ibuprofen: true }));
  expect(document.querySelector('dialog')).toBeNull();
});
