import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { orderByCartQuery } from '../../../src/api/orders/queries';
import type { CartStart } from '../../../src/cart/start';
import { card } from '../../../src/cart/testing/card';
import { paymentId, productNumber } from '../../../src/domain/ids';
import { createBrowserEmbedder } from '../../../src/platform/embedder/browser-embedder';
import { beforeActivation } from '../../../src/session/state';
import { testQueries } from '../../support/queries';
import { shop } from './client';

const [cream, adultsOnly] = ['100002', '100009'].map(productNumber) as [never, never];

/** The modules that a page loads, started as in start-up. */
async function page(jar: CartStart['jar']) {
  vi.resetModules();
  const { cartActions } = await import('../../../src/cart/cart-actions');
  const { currentCart, provideCart } = await import('../../../src/cart/current-cart');
  const { startCart } = await import('../../../src/cart/start');
  const checkout = await import('../../../src/cart/checkout/checkout');
  const { lastOrder } = await import('../../../src/cart/checkout/last-order');
  const state = await import('../../../src/session/state');
  const { cartViewAtom } = await import('../../../src/cart/view');
  const { store } = await import('../../../src/lib/store');
  const view = { get: () => store.get(cartViewAtom) };
  const http = await import('../../../src/api/http');
  http.configureHttp(backend.config);
  const start: CartStart = {
    channel: 'b2c',
    jar,
    embedder: createBrowserEmbedder(() => {}),
    queries: testQueries(),
    visitorId: () => 'visitor',
  };
  provideCart(async () => startCart(start));
  void currentCart();
  store.set(state.sessionAtom, { ...beforeActivation, status: 'failed' });
  return { cartActions, view, lastOrder, ...checkout };
}

function memoryJar(): CartStart['jar'] {
  const map = new Map<string, string>();
  return {
    get: (name) => map.get(name) ?? null,
    set(name, value) {
      map.set(name, value);
      return true;
    },
    remove: (name) => void map.delete(name),
  };
}

function memoryArea() {
  const map = new Map<string, string>();
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
}

let backend: Awaited<ReturnType<typeof shop>>;
beforeAll(async () => {
  backend = await shop();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('sessionStorage', memoryArea());
  vi.stubGlobal('localStorage', memoryArea());
});
afterAll(() => vi.unstubAllGlobals());

it('a paid cart becomes one order, however often and however late it is confirmed', async () => {
  const jar = memoryJar();
  const first = await page(jar);
  void first.cartActions.addItem(cream, 2, card(cream));
  const started = await first.startCheckout();
  if (!started.ok) throw new Error(started.failure.kind);
  expect(started.checkout.paymentFrame).toContain('/frames/payment/');
  const payment = paymentId(started.checkout.paymentId ?? '');

  expect(await first.confirmPayment(payment)).toMatchObject({ ok: true, confirmation: { status: 'pending' } });
  await backend.db.query('update payment set status = $2 where id = $1', [payment, 'approved']);

  const [once, twice] = await Promise.all([first.confirmPayment(payment), first.confirmPayment(payment)]);
  const reloaded = await page(jar);
  const repeated = await reloaded.confirmPayment(payment);
  const orders = [once, twice, repeated].map((outcome) => outcome.ok && outcome.confirmation.orderId);
  expect(new Set(orders).size).toBe(1);
  expect(orders[0]).toBeTruthy();

  const { cartId, customerToken } = reloaded.lastOrder.read() ?? {};
  if (!cartId || !customerToken) throw new Error('the order is not remembered');
  const order = await testQueries().fetchQuery(orderByCartQuery(cartId, customerToken));
  expect(order.items).toMatchObject([{ itemId: cream, quantity: 2 }]);
  await vi.waitFor(() => expect(reloaded.view.get()).toMatchObject({ status: 'ready', cart: { rows: [] } }));
  expect(reloaded.view.get().cart?.cartId).not.toBe(cartId);
});

it('an order can be read without a token by the customer who was signed in, and by nobody else', async () => {
  const { authorization = '' } = await backend.signIn('customer');
  backend.session.bearer = authorization.replace('Bearer ', '');
  const shopper = await page(memoryJar());
  await shopper.cartActions.addItem(cream);
  const started = await shopper.startCheckout();
  const payment = paymentId((started.ok && started.checkout.paymentId) || '');
  await backend.db.query('update payment set status = $2 where id = $1', [payment, 'approved']);
  expect(await shopper.confirmPayment(payment)).toMatchObject({ ok: true, confirmation: { status: 'confirmed' } });
  const { cartId } = shopper.lastOrder.read() ?? {};
  if (!cartId) throw new Error('the order is not remembered');
  const read = () => testQueries().fetchQuery(orderByCartQuery(cartId, null));
  expect((await read()).items).toMatchObject([{ itemId: cream, quantity: 1 }]);
  backend.session.bearer = null;
  await expect(read()).rejects.toMatchObject({ failure: { kind: 'refused', status: 404 } });
});

it('an age limit requires a confirmation from the customer', async () => {
  const shopper = await page(memoryJar());
  await shopper.cartActions.addItem(adultsOnly);
  expect(await shopper.startCheckout()).toEqual({ ok: false, failure: { kind: 'notMature' } });
  expect(shopper.view.get().status).toBe('ready');
  expect(await shopper.startCheckout({ ageCertified: true })).toMatchObject({ ok: true });
});

it('a cart that was changed elsewhere is out of sync at checkout, so that nobody pays for products they did not see', async () => {
  const shopper = await page(memoryJar());
  await shopper.cartActions.addItem(cream);
  const id = shopper.view.get().cart?.cartId;
  await backend.call('POST', `/api/web/cart2/internal/b2c/cart/${id}/tg/100003`, {
    body: { quantity: 1 },
    headers: { 'content-type': 'application/json' },
  });
  expect(await shopper.startCheckout()).toEqual({ ok: false, failure: { kind: 'stale' } });
  expect(shopper.view.get().outOfSync).toBe(true);
  await shopper.cartActions.reload();
  expect(await shopper.startCheckout()).toMatchObject({ ok: true });
});

it('a cart that was ordered elsewhere is not out of sync', async () => {
  const shopper = await page(memoryJar());
  await shopper.cartActions.addItem(cream);
  expect(await shopper.startCheckout()).toMatchObject({ ok: true });
  const cart = `/api/web/cart2/internal/b2c/cart/${shopper.view.get().cart?.cartId}`;
  const [payment] = await backend.db.query<{ id: string }>('select id from payment order by opened desc limit 1');
  await backend.db.query("update payment set status = 'approved' where id = $1", [payment?.id]);
  const order = await backend.call('POST', `${cart}/paymentId/${payment?.id}/confirm`);
  expect(order.body).toMatchObject({ status: 'confirmed' });
  expect(await shopper.startCheckout()).toMatchObject({ ok: false });
  expect(shopper.view.get()).toMatchObject({ outOfSync: false, cart: { rows: [] } });
});

it('a cart with only new customer data, for example an address from a frame, is not out of sync', async () => {
  const shopper = await page(memoryJar());
  await shopper.cartActions.addItem(cream);
  const id = shopper.view.get().cart?.cartId;
  await backend.call('PATCH', `/api/web/cart2/internal/b2c/cart/${id}`, {
    body: { wantsToBecomeMember: true },
    headers: { 'content-type': 'application/json' },
  });
  expect(await shopper.startCheckout()).toMatchObject({ ok: true });
  expect(shopper.view.get()).toMatchObject({ outOfSync: false, cart: { wantsToBecomeMember: true } });
});

it('a checkout that the service cannot open is reported by its outcome, and the cart stays as it is', async () => {
  const shopper = await page(memoryJar());
  await shopper.cartActions.addItem(cream);
  const { configureHttp } = await import('../../../src/api/http');
  configureHttp({ ...backend.config, fetch: async () => new Response('{}', { status: 503 }) });
  expect(await shopper.startCheckout()).toMatchObject({ ok: false, failure: { kind: 'refused', status: 503 } });
  expect(shopper.view.get()).toMatchObject({ status: 'ready', problem: null, cart: { rows: [{ itemId: cream }] } });
});
