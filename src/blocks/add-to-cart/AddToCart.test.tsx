// @vitest-environment happy-dom

import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { byRole, press, render, type } from '../../../tests/support/render';
import type { Failure } from '../../api/errors';
import { cartActions } from '../../cart/cart-actions';
import { provideCart } from '../../cart/current-cart';
import { sideCartOpenAtom } from '../../cart/drawers';
import type { CartOutcome } from '../../cart/queue/write';
import { card } from '../../cart/testing/card';
import { beforeStart, cartViewAtom } from '../../cart/view';
import type { CartRow } from '../../domain/cart';
import { emptyCart } from '../../domain/empty-cart';
import { productNumber } from '../../domain/ids';
import { ore, zero } from '../../domain/money';
import { store } from '../../lib/store';
import { DisclaimerQuestion } from '../disclaimer/DisclaimerQuestion';
import { AddToCart } from './AddToCart';
import * as styles from './AddToCart.css';
import { QuickAdd } from './QuickAdd';

const itemId = productNumber('1');
const failure: Failure = { kind: 'refused', status: 500, code: null, fields: [] };

const request = vi.fn(async (): Promise<CartOutcome> => ({ ok: false, failure }));
const others = { channel: 'b2c', substanceOf: async () => null, firstLoad: Promise.resolve() } as const;
provideCart(async () => ({ core: { request } as never, ...others }));

beforeEach(() => {
  request.mockClear();
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
  expect(add).toHaveBeenCalledWith(itemId, 2, withStock(2), { opensSideCart: true });
});

/**
 * Adds, and lets the service refuse; `meanwhile` runs before its answer, and `isReported` puts the problem into the cart
 * view.
 */
async function refused(meanwhile = () => {}, isReported = true): Promise<void> {
  let answer = (_: CartOutcome) => {};
  request.mockImplementationOnce(
    () =>
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

/** A page with a product that has a disclaimer. */
const page = (substance: string) => (
  <>
    <AddToCart key={substance} card={{ ...withStock(5), substance }} />
    <DisclaimerQuestion />
  </>
);
const shown = (substance: string) =>
  vi.waitFor(async () => {
    await act(async () => {});
    expect(heading()).toContain(substance);
  });

it('a disclaimer that is accepted in another tab closes here', async () => {
  await render(page('Ibuprofen'));
  await shown('Ibuprofen');
  await act(async () => elsewhere({ Ibuprofen: true }));
  expect(document.querySelector('dialog')).toBeNull();
});

it('a disclaimer that was declined opens again at the next wish to buy, not on the next arrival', async () => {
  const { show } = await render(page('Naproxen'));
  await shown('Naproxen');
  await press(byRole('button', 'Avbryt'));
  expect(heading()).toBe('');

  await show(<DisclaimerQuestion />);
  await show(page('Naproxen'));
  expect(heading()).toBe('');
  await press(byRole('button', 'Lägg i varukorgen'));
  await shown('Naproxen');
  expect(store.get(sideCartOpenAtom)).toBe(false);
  await press(byRole('button', 'Jag har läst och förstått'));
  await vi.waitFor(() => expect(request).toHaveBeenCalledOnce());
  expect(store.get(sideCartOpenAtom)).toBe(true);
});

it.each([
  ['once its disclaimer is accepted', {}],
  ['at once if it was accepted before', { Ketoprofen: true as const }],
])('a purchase that was begun in a list goes on at the product, %s', async (_, accepted) => {
  await act(async () => elsewhere(accepted));
  const product = { ...withStock(5), substance: 'Ketoprofen' };
  await render(<QuickAdd card={product} />);
  await press(byRole('link', `Köp ${product.title}`));
  expect(request).not.toHaveBeenCalled();

  const { show } = await render(page('Ketoprofen'));
  if (!('Ketoprofen' in accepted)) {
    await shown('Ketoprofen');
    await press(byRole('button', 'Jag har läst och förstått'));
  }
  await vi.waitFor(() => expect(request).toHaveBeenCalledOnce());
  expect(store.get(sideCartOpenAtom)).toBe(true);
  await show(null);
  await show(page('Ketoprofen'));
  expect(request).toHaveBeenCalledOnce();
});

const cartWith = (...rows: CartRow[]) => store.set(cartViewAtom, { ...beforeStart, cart: { ...emptyCart, rows } });
const inCart: CartRow = {
  itemId,
  title: 'Handkräm',
  subTitle: '',
  path: '/produkt/vara-1/',
  picture: null,
  quantity: 3,
  marketingSensitive: false,
  substance: null,
  unitPrice: ore(5000),
  totalPrice: ore(15_000),
  discount: zero,
  promotions: [],
  stock: 5,
  maxQuantity: null,
  activeSubstance: null,
};

it('what is in the cart already counts: the stepper ends where the cart would, with its sentence', async () => {
  cartWith(inCart);
  const { container } = await render(<AddToCart card={withStock(5)} />);
  const field = byRole<HTMLInputElement>('textbox', 'Antal');
  await type(field, '4');
  await act(async () => field.blur());
  expect(field.value).toBe('2');
  const text = container.textContent;
  expect(text).toContain('Det finns tyvärr inte fler än 5 st på lager online. Du har redan 3 st i varukorgen.');
});

it('if nothing is left to add, the button shows the cart', async () => {
  cartWith({ ...inCart, quantity: 5 });
  const { container } = await render(<AddToCart card={withStock(5)} />);
  expect(container.textContent).toContain('Det finns tyvärr inte fler än 5 st på lager online.');
  await press(byRole('button', 'Visa varukorgen'));
  expect(store.get(sideCartOpenAtom)).toBe(true);
  expect(request).not.toHaveBeenCalled();
});

it('packages of another brand with the substance count', async () => {
  const limited = { maxQuantity: 2, activeSubstance: 'paracetamol' };
  cartWith({ ...inCart, ...limited, itemId: productNumber('2'), quantity: 1 });
  const { availability } = withStock(5);
  const { container } = await render(
    <AddToCart card={{ ...card(itemId), availability: { ...availability, ...limited } }} />,
  );
  expect(byRole('button', 'Fler').getAttribute('aria-disabled')).toBe('true');
  expect(container.textContent).toContain('Du kan köpa högst 2 förpackningar med paracetamol per beställning.');
});

it('as long as more can be bought, the limit is shown as a fact; once nothing can, as a refusal', async () => {
  const limited = { ...inCart, maxQuantity: 2 };
  const { availability } = withStock(5);
  const styleOfMessage = (container: HTMLElement) => container.querySelector('p')?.className;
  cartWith({ ...limited, quantity: 1 });
  const { container } = await render(
    <AddToCart card={{ ...card(itemId), availability: { ...availability, maxQuantity: 2 } }} />,
  );
  expect(container.textContent).toContain('Du kan köpa högst 2 st av den här varan. Du har redan 1 st i varukorgen.');
  expect(styleOfMessage(container)).toBe(styles.note);
  await act(async () => cartWith({ ...limited, quantity: 2 }));
  expect(styleOfMessage(container)).toBe(styles.refusal);
});
