// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { createAppEmbedder } from './app-embedder';
import type { Embedder } from './embedder';

const returnUrl = 'app://localhost/tillbaka';

const posted: { type: string; payload: unknown }[] = [];

/** An app that sends this HELLO. */
function inApp(greeting: object): Embedder {
  let session = '';
  const postMessage = (text: string) => {
    posted.push(JSON.parse(text));
    session ||= JSON.parse(text).session;
  };
  Object.assign(window, { luckanHost: { postMessage } });
  const shop = createAppEmbedder({ window, hostOrigins: [], appSchemes: ['app:'], route: () => '/' });
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

it.each(['https://app.example/luckan/return', 'app://localhost/tillbaka', 'http://localhost:4345/back'])(
  'an app may be returned to at %s',
  (url) => expect(inApp({ returnUrl: url }).returnAddress('app')).toBe(url),
);

it.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'http://evil.example/',
  'otherapp://back',
  'https://a:b@c.example/',
  'tillbaka',
])('nobody is sent back to %s, and the app is told', (url) => {
  posted.length = 0;
  expect(inApp({ returnUrl: url }).returnAddress('app')).toBe(location.href);
  expect(posted.filter(({ type }) => type === 'FAULT')).toMatchObject([
    { payload: { code: 'REFUSED', about: 'HELLO', field: 'returnUrl' } },
  ]);
});
