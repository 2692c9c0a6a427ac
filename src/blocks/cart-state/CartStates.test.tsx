// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { withQueries } from '../../../tests/support/queries';
import { byRole, render } from '../../../tests/support/render';
import { bagCompared } from '../../cart/app-bag';
import { applyOptimistic } from '../../cart/queue/optimistic';
import { card } from '../../cart/testing/card';
import { useCart } from '../../cart/use-cart';
import { beforeStart, cartViewAtom } from '../../cart/view';
import { emptyCart } from '../../domain/empty-cart';
import { productNumber } from '../../domain/ids';
import { store } from '../../lib/store';
import { createBrowserEmbedder } from '../../platform/embedder/browser-embedder';
import { setEmbedder } from '../../platform/embedder/current';
import { beforeActivation, sessionAtom } from '../../session/state';
import { removedRowAtom } from '../cart-rows/removed-row';
import { CartStates } from './CartStates';

const Shown = () => (
  <CartStates view={useCart()} onEmptied={() => {}}>
    {() => null}
  </CartStates>
);
const Followed = ({ onEmptied }: { onEmptied: () => void }) => (
  <CartStates view={useCart()} onEmptied={onEmptied}>
    {() => <input id="inside" />}
  </CartStates>
);
const salve = productNumber('1');
const withSalve = applyOptimistic(emptyCart, { kind: 'add', itemId: salve, quantity: 1 }, card);
const isLoading = () => document.querySelector('[aria-label="Varukorgen laddas"]') !== null;

afterEach(() =>
  act(async () => {
    bagCompared(false);
    store.set(sessionAtom, beforeActivation);
  }),
);

it('the cart of a signed-in customer is not called empty before it is known that no goods on prescription come', async () => {
  setEmbedder(createBrowserEmbedder(() => {}));
  store.set(sessionAtom, { ...beforeActivation, signedIn: true });
  store.set(cartViewAtom, { ...beforeStart, status: 'ready' });
  await render(withQueries(<Shown />));
  expect(isLoading()).toBe(true);
  expect(document.body.textContent).not.toContain('Din varukorg är tom');
  await act(async () => bagCompared(true));
  expect(isLoading()).toBe(false);
  expect(document.body.textContent).toContain('Din varukorg är tom');
});

it('where prescriptions are slow it says what it waits for, and lets the customer go on', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  setEmbedder(createBrowserEmbedder(() => {}));
  store.set(sessionAtom, { ...beforeActivation, signedIn: true });
  store.set(cartViewAtom, { ...beforeStart, status: 'loading' });
  await render(withQueries(<Shown />));
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(document.body.textContent).not.toContain('varor på recept');
  await act(async () => store.set(cartViewAtom, { ...beforeStart, status: 'ready' }));
  expect(document.body.textContent).toContain('Vi hämtar dina varor på recept');
  expect(document.body.textContent).toContain('I övrigt är varukorgen tom.');
  expect(byRole('link', 'Fortsätt handla')).toBeTruthy();
  await act(async () => bagCompared(true));
  expect(document.body.textContent).toContain('Din varukorg är tom');
});

it('while what was added on the page before is still being saved, a cart that lacks it says so', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  setEmbedder(createBrowserEmbedder(() => {}));
  store.set(cartViewAtom, { ...beforeStart, status: 'loading', saving: true, cart: withSalve });
  await render(withQueries(<Shown />));
  expect(document.body.textContent).not.toContain('Varukorgen uppdateras');
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(document.body.textContent).toContain('Varukorgen uppdateras');
  await act(async () => store.set(cartViewAtom, { ...beforeStart, status: 'ready', cart: withSalve }));
  expect(document.body.textContent).not.toContain('Varukorgen uppdateras');
});

it('a cart that is emptied elsewhere takes the focus of what it contained, and only that', async () => {
  setEmbedder(createBrowserEmbedder(() => {}));
  store.set(cartViewAtom, { ...beforeStart, status: 'ready', cart: withSalve });
  const onEmptied = vi.fn();
  await render(
    <>
      <input id="outside" />
      <Followed onEmptied={onEmptied} />
    </>,
  );
  await act(async () => document.querySelector<HTMLElement>('#outside')?.focus());
  await act(async () => store.set(cartViewAtom, { ...beforeStart, status: 'ready' }));
  expect(onEmptied).not.toHaveBeenCalled();
  await act(async () => store.set(cartViewAtom, { ...beforeStart, status: 'ready', cart: withSalve }));
  await act(async () => document.querySelector<HTMLElement>('#inside')?.focus());
  await act(async () => store.set(cartViewAtom, { ...beforeStart, status: 'ready' }));
  expect(onEmptied).toHaveBeenCalledOnce();
});

it('a product that was given back is no longer announced once it has been removed elsewhere', async () => {
  setEmbedder(createBrowserEmbedder(() => {}));
  store.set(cartViewAtom, { ...beforeStart, status: 'ready', cart: withSalve });
  await render(withQueries(<Shown />));
  const [row] = withSalve.rows;
  if (!row) throw new Error('no row');
  await act(async () => store.set(removedRowAtom, { row, followers: [], state: 'restored', focusMovedTo: null }));
  expect(document.body.textContent).toContain('ligger i varukorgen igen');
  await act(async () => store.set(cartViewAtom, { ...beforeStart, status: 'ready', cart: emptyCart }));
  expect(document.body.textContent).not.toContain('ligger i varukorgen igen');
});
