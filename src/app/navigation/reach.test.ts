// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { reach } from './reach';

it('goes on as the page grows, and leaves it alone where it has become shorter', () => {
  let resized = () => {};
  class Observer {
    constructor(run: () => void) {
      resized = run;
    }
    observe = vi.fn();
    disconnect = vi.fn();
  }
  vi.stubGlobal('ResizeObserver', Observer);
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const stop = new AbortController();
  reach(window, 2000, stop.signal);
  const isMovedAt = (height: number): boolean => {
    Object.defineProperty(document.body, 'offsetHeight', { value: height, configurable: true });
    scrollTo.mockClear();
    resized();
    return scrollTo.mock.calls.length > 0;
  };
  expect([800, 1200, 500, 900].map(isMovedAt)).toEqual([true, true, false, true]);
  stop.abort();
});
