// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeApp, hello } from '../../platform/embedder/testing/fake-app';
import { applyEmbedder } from './apply-embedder';
import { canGoBack, watchHistory } from './history-entry';

let send: ReturnType<typeof fakeApp>['send'];

beforeEach(() => {
  const app = fakeApp();
  send = app.send;
  History.prototype.replaceState.call(history, null, '', '/external/');
  watchHistory(window, '/external/');
  applyEmbedder(app.shop, '/external', new QueryClient());
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

it('a page that was seen stays in the history, also while the app hides it', async () => {
  send('HELLO', hello);
  send('VISIBILITY', { visible: false });
  send('NAVIGATE', { path: '/kassa/' });
  await vi.waitFor(() => expect(location.pathname).toBe('/external/kassa/'));
  expect(canGoBack()).toBe(true);
});
