// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { firstPaint } from './first-paint';

let paint = () => {};

class Observer {
  static supportedEntryTypes = ['paint'];
  constructor(callback: () => void) {
    paint = callback;
  }
  observe(): void {}
  disconnect(): void {}
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('PerformanceObserver', Observer);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** @returns whether it has resolved */
async function begin() {
  const done = vi.fn();
  void firstPaint().then(done);
  await Promise.resolve();
  return async () => {
    await vi.advanceTimersByTimeAsync(0);
    return done.mock.calls.length > 0;
  };
}

it('waits for the paint', async () => {
  const isDone = await begin();
  expect(await isDone()).toBe(false);
  paint();
  expect(await isDone()).toBe(true);
});

it('waits no longer than 3 s', async () => {
  const isDone = await begin();
  await vi.advanceTimersByTimeAsync(2_999);
  expect(await isDone()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await isDone()).toBe(true);
});

it('does not wait in a tab that is not shown, after the paint, or where a browser does not report it', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValueOnce(true);
  expect(await (await begin())()).toBe(true);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValueOnce([{}] as never);
  expect(await (await begin())()).toBe(true);
  vi.stubGlobal('PerformanceObserver', undefined);
  expect(await (await begin())()).toBe(true);
});
