// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeApp, hello } from './testing/fake-app';

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => void vi.useRealTimers());

/** The next page of this tab, and when it is known who has the token. */
function page() {
  const app = fakeApp();
  const known = vi.fn();
  void app.shop.hostToken().then(known);
  return { ...app, known };
}

it('a page waits for HELLO, and the ones after it hardly do if the app of this tab has not answered', async () => {
  const first = page();
  await vi.advanceTimersByTimeAsync(1499);
  expect(first.known).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(first.known).toHaveBeenCalledExactlyOnceWith(null);
  const second = page();
  await vi.advanceTimersByTimeAsync(100);
  expect(second.known).toHaveBeenCalledExactlyOnceWith(null);
});

it('a HELLO that comes later is taken, and the next page waits for its own again', async () => {
  page();
  await vi.advanceTimersByTimeAsync(1500);
  const second = page();
  await vi.advanceTimersByTimeAsync(100);
  const refresh = vi.fn();
  second.shop.on('cartRefresh', refresh);
  second.send('HELLO', { ...hello, capabilities: ['token'], cartId: 'appens' });
  expect(second.shop.ownsToken()).toBe(true);
  expect(refresh).toHaveBeenCalledExactlyOnceWith({ cartId: 'appens' });
  const third = page();
  await vi.advanceTimersByTimeAsync(1499);
  expect(third.known).not.toHaveBeenCalled();
});

it('an app that answers every page is waited for', async () => {
  page().send('HELLO', hello);
  await vi.advanceTimersByTimeAsync(2000);
  const next = page();
  await vi.advanceTimersByTimeAsync(1499);
  expect(next.known).not.toHaveBeenCalled();
});
