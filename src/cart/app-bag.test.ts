// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { store } from '../lib/store';
import { createBrowserEmbedder } from '../platform/embedder/browser-embedder';
import { setEmbedder } from '../platform/embedder/current';
import { beforeActivation, sessionAtom } from '../session/state';
import { bagCompared, bagMayComeAtom, bagRead, forgetBag } from './app-bag';
import { beforeStart, cartViewAtom } from './view';

const browser = createBrowserEmbedder(() => {});
const mayCome = () => store.get(bagMayComeAtom);

beforeEach(() => {
  setEmbedder(browser);
  store.set(cartViewAtom, { ...beforeStart, status: 'ready' });
  store.set(sessionAtom, { ...beforeActivation, signedIn: true });
});
afterEach(() => {
  forgetBag();
  bagCompared(false);
});

it('the goods of a signed-in customer may come into the cart until cart and bag were compared', () => {
  expect(mayCome()).toBe(true);
  bagCompared(true);
  expect(mayCome()).toBe(false);
});

it('a visitor has none', () => {
  store.set(sessionAtom, beforeActivation);
  expect(mayCome()).toBe(false);
});

it('none are waited for if the prescription service keeps failing', () => {
  store.set(cartViewAtom, { ...beforeStart, status: 'ready', withoutPrescriptions: true });
  expect(mayCome()).toBe(false);
});

it('in an app they may come until the bag was read', () => {
  setEmbedder({ ...browser, can: () => false });
  expect(mayCome()).toBe(true);
  bagRead({ rows: [] });
  expect(mayCome()).toBe(false);
});
