// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { store } from '../../lib/store';
import { denied, granted } from '../consent/categories';
import { consentAtom, currentConsent } from '../consent/consent';
import { createBrowserEmbedder } from './browser-embedder';
import { fakeApp, hello } from './testing/fake-app';

const insets = { top: 20, right: 0, bottom: 30, left: 0 };
let posted: ReturnType<typeof fakeApp>['posted'];
let send: ReturnType<typeof fakeApp>['send'];
let shop: ReturnType<typeof fakeApp>['shop'];

beforeEach(() => {
  ({ posted, send, shop } = fakeApp());
});
afterEach(() => store.set(consentAtom, null));

it('the shop uses the theme that the app sets, and otherwise its own', () => {
  send('HELLO', hello);
  expect(document.documentElement.className).toBe('theme-green');
  send('HELLO', { ...hello, theme: 'ag' });
  expect(document.documentElement.className).toBe('theme-ag');
});

it('consent given in the app applies, and missing categories are denied', () => {
  send('HELLO', { ...hello, consent: { statistics: true } });
  expect(currentConsent()).toEqual({ ...denied, statistics: true });
  store.set(consentAtom, granted);
  send('HELLO', hello);
  expect(currentConsent()).toEqual(denied);
});

it('insets in HELLO count as INSETS until newer ones arrive', () => {
  const received: object[] = [];
  shop.on('insets', (payload) => received.push(payload));
  send('HELLO', { ...hello, insets });
  send('INSETS', { ...insets, bottom: 0 });
  expect(received).toMatchObject([insets, { bottom: 0 }]);
  const deferred: object[] = [];
  shop.on('insets', (payload) => deferred.push(payload));
  expect(deferred.at(-1)).toMatchObject({ bottom: 0 });
});

it("a cart id in HELLO replaces the shop's cart, even if the cart starts later", () => {
  send('HELLO', { ...hello, cartId: 'appens' });
  const refresh = vi.fn();
  const stop = shop.on('cartRefresh', refresh);
  expect(refresh).toHaveBeenCalledExactlyOnceWith({ cartId: 'appens' });
  stop();
  send('HELLO', { ...hello, cartId: 'en-annan' });
  send('CART_REFRESH', {});
  expect(refresh).toHaveBeenCalledOnce();
});

it('the shop uses its own cart if the app has none', () => {
  const refresh = vi.fn();
  shop.on('cartRefresh', refresh);
  send('HELLO', hello);
  expect(refresh).not.toHaveBeenCalled();
});

const leaflet = {
  url: 'https://shop.example/api/items/items/1/bipacksedel.pdf',
  fileName: 'bipacksedel.pdf',
  title: 'Bipacksedel: Pareda',
};
const sent = (type: string) => posted.filter((message) => message.type === type).map(({ payload }) => payload);

/** Mocks the document's service. @returns the methods of its requests */
function answering(answer: () => Response): string[] {
  const methods: string[] = [];
  vi.stubGlobal('fetch', async (_url: string, { method }: RequestInit) => {
    methods.push(String(method));
    return answer();
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return methods;
}

const pdf = (headers = {}) =>
  new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf', 'content-length': '8', ...headers } });

it('an app that fetches documents itself gets the address', async () => {
  send('HELLO', { ...hello, capabilities: ['pdfUrl'] });
  const methods = answering(
    () => new Response(null, { headers: { 'content-type': 'application/pdf', 'content-length': '8' } }),
  );
  expect(await shop.viewPdf(leaflet)).toBe(true);
  expect(methods).toEqual(['HEAD']);
  expect(sent('VIEW_PDF')).toEqual([{ ...leaflet, mediaType: 'application/pdf', size: 8 }]);
});

it('other apps get the whole document', async () => {
  send('HELLO', hello);
  answering(pdf);
  expect(await shop.downloadPdf(leaflet)).toBe(true);
  const { url: _, ...named } = leaflet;
  expect(sent('PDF_DOWNLOAD')).toEqual([{ ...named, mediaType: 'application/pdf', size: 8, base64: btoa('%PDF-1.7') }]);
});

it.each([
  ['fails', () => new Response('', { status: 500 })],
  ['answers something else', () => pdf({ 'content-type': 'text/html' })],
  [
    'cannot be reached',
    () => {
      throw new TypeError('no network');
    },
  ],
  [
    'gives more than a message may hold',
    () => new Response(new Uint8Array(7 * 1024 * 1024), { headers: { 'content-type': 'application/pdf' } }),
  ],
])('a document is not passed on when its service %s, and the failure is returned', async (_, answer) => {
  send('HELLO', hello);
  answering(answer);
  expect(await shop.viewPdf(leaflet)).toBe(false);
  expect(sent('VIEW_PDF')).toEqual([]);
});

it('a browser opens a document in a new tab, and saves one under its file name', async () => {
  answering(pdf);
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} }));
  const followed: object[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    followed.push({ href: this.href, target: this.target, rel: this.rel, download: this.download });
  });
  const browser = createBrowserEmbedder(() => {});
  expect(await browser.viewPdf(leaflet)).toBe(true);
  expect(await browser.downloadPdf(leaflet)).toBe(true);
  expect(followed).toEqual([
    { href: leaflet.url, target: '_blank', rel: 'noopener', download: '' },
    { href: 'blob:1', target: '', rel: '', download: 'bipacksedel.pdf' },
  ]);
  answering(() => new Response('', { status: 404 }));
  expect(await browser.viewPdf(leaflet)).toBe(false);
  expect(await browser.downloadPdf(leaflet)).toBe(false);
  expect(followed).toHaveLength(2);
});

describe('an external payment', () => {
  const bank = 'https://bank.example/';
  const assign = vi.fn();

  beforeEach(() => {
    assign.mockReset();
    vi.spyOn(location, 'assign').mockImplementation(assign);
  });

  /** Responds to the latest request as the app. */
  async function answered(payload: object): Promise<boolean> {
    send('HELLO', { ...hello, capabilities: ['openExternal'] });
    const opened = shop.openExternal(bank);
    await vi.waitFor(() => expect(sent('OPEN_EXTERNAL')).toEqual([{ url: bank }]));
    send('ACK', payload, posted.find(({ type }) => type === 'OPEN_EXTERNAL')?.id);
    return opened;
  }

  it('is opened by an app that supports it', async () => {
    expect(await answered({ ok: true })).toBe(true);
    expect(assign).not.toHaveBeenCalled();
  });

  it('is not opened if the app refuses', async () => {
    expect(await answered({ ok: false, reason: 'REFUSED' })).toBe(false);
    expect(assign).not.toHaveBeenCalled();
  });

  it.each([
    ['an app that cannot', () => shop.openExternal(bank, true)],
    ['a browser', () => createBrowserEmbedder(() => {}).openExternal(bank, true)],
  ])("replaces the shop's page in %s", async (_, open) => {
    send('HELLO', hello);
    expect(await open()).toBe(true);
    expect(assign).toHaveBeenCalledExactlyOnceWith(bank);
    expect(sent('OPEN_EXTERNAL')).toEqual([]);
  });

  it('is checked when the app returns to the foreground', () => {
    const resumed = vi.fn();
    shop.on('resumed', resumed);
    send('RESUMED', {});
    expect(resumed).toHaveBeenCalledOnce();
  });
});

it.each([
  ['once the cart is written', Promise.resolve()],
  ['without a network that never comes', new Promise(() => {})],
])('an app that shows the checkout is notified %s', async (_, done) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const messages = () => posted.filter(({ type }) => type === 'VIEW_CHECKOUT');
  send('HELLO', { ...hello, capabilities: ['viewCheckout'] });
  const navigate = vi.fn();
  shop.viewCheckout('c1', navigate, done);
  expect(messages()).toEqual([]);
  await vi.advanceTimersByTimeAsync(3000);
  expect(messages()).toMatchObject([{ payload: { cartId: 'c1' } }]);
  expect(navigate).not.toHaveBeenCalled();
});

it('a checkout of a cart whose id is not known yet is shown here: the app could open none', () => {
  send('HELLO', { ...hello, capabilities: ['viewCheckout'] });
  const navigate = vi.fn();
  shop.viewCheckout('', navigate, Promise.resolve());
  expect(navigate).toHaveBeenCalledOnce();
  expect(sent('VIEW_CHECKOUT')).toEqual([]);
});

it('a height that oscillates endlessly is reported to the app, with its source', () => {
  send('HELLO', hello);
  shop.heightFrozen('payment frame');
  expect(sent('FAULT')).toEqual([{ code: 'LOOP_FROZEN', cause: 'payment frame' }]);
});

describe('the first cart', () => {
  const cart = { hasPrescriptions: false, prescriptionsWaiting: false, numberOfItems: 0, total: 0, currency: 'SEK' };
  const route = { path: '/', title: 'luckan', canGoBack: false };
  const types = () => posted.map(({ type }) => type).filter((type) => type !== 'READY');

  it('is passed on after the first route, as it is then', () => {
    send('HELLO', hello);
    shop.cartChanged(cart as never);
    shop.cartChanged({ ...cart, numberOfItems: 1 } as never);
    expect(types()).toEqual([]);
    shop.routeChanged(route as never);
    expect(types()).toEqual(['ROUTE_CHANGE', 'CART_CHANGE']);
    expect(posted.at(-1)?.payload).toMatchObject({ numberOfItems: 1 });
    shop.cartChanged(cart as never);
    expect(types()).toEqual(['ROUTE_CHANGE', 'CART_CHANGE', 'CART_CHANGE']);
  });

  it('does not wait longer than three seconds for a page that is not shown', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const waiting = fakeApp();
    waiting.send('HELLO', hello);
    waiting.shop.cartChanged(cart as never);
    vi.advanceTimersByTime(3000);
    expect(waiting.posted.map(({ type }) => type)).toContain('CART_CHANGE');
  });
});
