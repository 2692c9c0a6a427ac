// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { reach } from './reach';

it('holds the position as the page grows, and leaves it alone where it has become shorter', () => {
  let resized = () => {};
  class Observer {
    constructor(run: () => void) {
      resized = run;
    }
    observe = vi.fn();
    disconnect() {
      resized = () => {};
    }
  }
  vi.stubGlobal('ResizeObserver', Observer);
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {
    Object.defineProperty(window, 'scrollY', { value: Math.min(document.body.offsetHeight, 2000), configurable: true });
  });
  const stop = new AbortController();
  reach(window, 2000, stop.signal);
  const isMovedAt = (height: number): boolean => {
    Object.defineProperty(document.body, 'offsetHeight', { value: height, configurable: true });
    scrollTo.mockClear();
    resized();
    return scrollTo.mock.calls.length > 0;
  };
  expect([800, 1200, 500, 900, 2500, 6000].map(isMovedAt)).toEqual([true, true, false, true, true, true]);
  stop.abort();
});
