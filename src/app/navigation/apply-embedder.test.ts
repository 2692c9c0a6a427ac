// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { createPartLoader } from '../../lib/part-loader';
import { fakeApp, hello } from '../../platform/embedder/testing/fake-app';
import { applyEmbedder } from './apply-embedder';
import { canGoBack, watchHistory } from './history-entry';

let app: ReturnType<typeof fakeApp>;
let send: ReturnType<typeof fakeApp>['send'];

beforeEach(() => {
  app = fakeApp();
  send = app.send;
  History.prototype.replaceState.call(history, null, '', '/external/');
  watchHistory(window, '/external/');
  applyEmbedder(app.shop, { base: '/external', client: new QueryClient(), loader: createPartLoader() });
});

it('what is opened ahead of the customer takes the place of the page that nobody has seen', async () => {
  send('HELLO', { ...hello, hidden: true });
  send('NAVIGATE', { path: '/kassa/' });
  await vi.waitFor(() => expect(location.pathname).toBe('/external/kassa/'));
  expect(canGoBack()).toBe(false);
  send('VISIBILITY', { visible: true });
  send('NAVIGATE', { path: '/recept/' });
  await vi.waitFor(() => expect(location.pathname).toBe('/external/recept/'));
  expect(canGoBack(), 'the page before it was seen').toBe(true);
});

it('nothing of the page that nobody has seen is tracked, even if the opened one is slow', async () => {
  const view = (path: string) => ({ name: 'page_viewed', parameters: { page_path: path } });
  const { shop, posted } = app;
  const tracked = () => posted.flatMap(({ type, payload }) => (type === 'ANALYTICS_EVENT' ? [payload] : []));
  const consent = { necessary: true, preferences: true, statistics: true, marketing: true };
  send('HELLO', { ...hello, hidden: true, consent });
  shop.track(view('/'));
  send('NAVIGATE', { path: '/kassa/' });
  await vi.waitFor(() => expect(location.pathname).toBe('/external/kassa/'));
  send('VISIBILITY', { visible: true });
  expect(tracked()).toEqual([]);
  shop.track(view('/kassa/'));
  expect(tracked()).toEqual([view('/kassa/')]);
});

it('a page that is opened where it is counts once it is shown', async () => {
  const view = { name: 'page_viewed', parameters: { page_path: '/' } };
  const { shop, posted } = app;
  const consent = { necessary: true, preferences: true, statistics: true, marketing: true };
  send('HELLO', { ...hello, hidden: true, consent });
  shop.track(view);
  send('NAVIGATE', { path: '/' });
  await Promise.resolve();
  send('VISIBILITY', { visible: true });
  expect(posted.filter(({ type }) => type === 'ANALYTICS_EVENT').map(({ payload }) => payload)).toEqual([view]);
});

it('a page that was seen stays in the history, also while the app hides it', async () => {
  send('HELLO', hello);
  send('VISIBILITY', { visible: false });
  send('NAVIGATE', { path: '/kassa/' });
  await vi.waitFor(() => expect(location.pathname).toBe('/external/kassa/'));
  expect(canGoBack()).toBe(true);
});
