// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { createAppEmbedder } from './app-embedder';
import type { Embedder } from './embedder';

const returnUrl = 'app://localhost/tillbaka';

/** An app that sends this HELLO. */
function inApp(greeting: object): Embedder {
  let session = '';
  const postMessage = (text: string) => {
    session ||= JSON.parse(text).session;
  };
  Object.assign(window, { luckanHost: { postMessage } });
  const shop = createAppEmbedder({ window, hostOrigins: [], route: () => '/' });
  const payload = { version: 1, app: { name: 'Exempelappen', version: '1.0' }, capabilities: [], ...greeting };
  window.__luckanReceive?.({ luckan: 1, type: 'HELLO', id: 'app.0', session, seq: 0, payload });
  return shop;
}

it('an app opened by the shop returns to the app that shows the shop, or to the page if that has no link', () => {
  expect(inApp({ returnUrl }).returnAddress('app')).toBe(returnUrl);
  expect(inApp({}).returnAddress('app')).toBe(location.href);
});

it('an external page returns to the shop’s page, or to the app if the app opened it outside the web view', () => {
  expect(inApp({ returnUrl }).returnAddress('page')).toBe(location.href);
  expect(inApp({ returnUrl, capabilities: ['openExternal'] }).returnAddress('page')).toBe(returnUrl);
  expect(inApp({ capabilities: ['openExternal'] }).returnAddress('page')).toBe(location.href);
});
