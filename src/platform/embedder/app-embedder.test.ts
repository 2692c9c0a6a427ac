// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { productNumber } from '../../domain/ids';
import { denied, granted } from '../consent/categories';
import { consentChoice, currentConsent } from '../consent/consent';
import { createAppEmbedder } from './app-embedder';
import { createBrowserEmbedder } from './browser-embedder';
import type { Embedder } from './embedder';

const hello = { version: 1, app: { name: 'Exempelappen', version: '1.0' }, capabilities: [] };
const insets = { top: 20, right: 0, bottom: 30, left: 0 };
let posted: { type: string; session: string; payload: unknown }[] = [];
let shop: Embedder;
let seq = 0;

/** The app sends a message to the page. */
function say(type: string, payload: object): void {
  const enter = Reflect.get(window, '__luckanReceive') as (message: object) => void;
  const session = posted.find((message) => message.type === 'READY')?.session;
  enter({ luckan: 1, type, id: `app.${seq}`, session, seq: seq++, payload });
}

beforeEach(() => {
  posted = [];
  Object.assign(window, { luckanHost: { postMessage: (text: string) => posted.push(JSON.parse(text)) } });
  document.documentElement.className = 'theme-green';
  consentChoice.set(null);
  shop = createAppEmbedder({ window, hostOrigins: [], route: () => '/' });
});
afterEach(() => consentChoice.set(null));

it('the shop takes the theme that the app asks for, and keeps its own otherwise', () => {
  say('HELLO', hello);
  expect(document.documentElement.className).toBe('theme-green');
  say('HELLO', { ...hello, theme: 'ag' });
  expect(document.documentElement.className).toBe('theme-ag');
});

it('the consent given in the app holds; what the app does not say is denied', () => {
  say('HELLO', { ...hello, consent: { statistics: true } });
  expect(currentConsent()).toEqual({ ...denied, statistics: true });
  consentChoice.set(granted);
  say('HELLO', hello);
  expect(currentConsent()).toEqual(denied);
});

it('insets of HELLO are those of INSETS, until newer ones come', () => {
  const given: object[] = [];
  shop.on('insets', (payload) => given.push(payload));
  say('HELLO', { ...hello, insets });
  say('INSETS', { ...insets, bottom: 0 });
  expect(given).toMatchObject([insets, { bottom: 0 }]);
  const late: object[] = [];
  shop.on('insets', (payload) => late.push(payload));
  expect(late.at(-1)).toMatchObject({ bottom: 0 });
});

it("a cart that HELLO names takes the place of the shop's, for a cart that starts late too", () => {
  say('HELLO', { ...hello, cartId: 'appens' });
  const refresh = vi.fn();
  const stop = shop.on('cartRefresh', refresh);
  expect(refresh).toHaveBeenCalledExactlyOnceWith({ cartId: 'appens' });
  stop();
  say('HELLO', { ...hello, cartId: 'en-annan' });
  say('CART_REFRESH', {});
  expect(refresh).toHaveBeenCalledOnce();
});

it('an app without a cart leaves the shop its own', () => {
  const refresh = vi.fn();
  shop.on('cartRefresh', refresh);
  say('HELLO', hello);
  expect(refresh).not.toHaveBeenCalled();
});

const wanted = { productNumber: productNumber('100123') };
const toldOfPharmacies = () => posted.filter(({ type }) => type === 'FIND_PHARMACY').map(({ payload }) => payload);

it.each([
  ['shows pharmacies itself', ['findPharmacy'], 0],
  ['leaves them to the shop', ['viewCheckout'], 1],
])('an app that %s is told which good is looked for', (_, capabilities, shown) => {
  say('HELLO', { ...hello, capabilities });
  const show = vi.fn();
  shop.findPharmacy(wanted, show);
  expect(toldOfPharmacies()).toEqual([wanted]);
  expect(show).toHaveBeenCalledTimes(shown);
});

it('an app that never answers is told too, and taken to show the pharmacies', async () => {
  const show = vi.fn();
  shop.findPharmacy(wanted, show);
  await vi.waitFor(() => expect(toldOfPharmacies()).toEqual([wanted]), 3000);
  expect(show).not.toHaveBeenCalled();
});

it('a browser leaves the pharmacies to the shop', () => {
  const show = vi.fn();
  createBrowserEmbedder(() => {}).findPharmacy(wanted, show);
  expect(show).toHaveBeenCalledOnce();
});
