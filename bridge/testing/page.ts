import type { GuestWindow } from '../guest/environment';

/** Timers of the test. */
export interface Clock {
  setTimeout(callback: () => void, delay: number): unknown;
  clearTimeout(timer: never): void;
}

let loads = 0;

/** The window of a page that nobody sees: no DOM, no network, and only the app's handler. */
export function createPage(clock: Clock, post: (text: string) => void) {
  const timers = new Map<number, unknown>();
  let timerCount = 0;
  const window: GuestWindow & { parent: unknown } = {
    parent: undefined,
    location: { origin: 'https://shop.example' },
    crypto: {
      getRandomValues(array) {
        new DataView(array.buffer).setUint32(0, ++loads);
        return array;
      },
    },
    luckanHost: { postMessage: post },
    postMessage() {},
    setTimeout(callback, delay) {
      timers.set(++timerCount, clock.setTimeout(callback, delay));
      return timerCount;
    },
    clearTimeout: (timer) => void (timer !== undefined && clock.clearTimeout(timers.get(timer) as never)),
    addEventListener() {},
    removeEventListener() {},
  };
  window.parent = window;
  return {
    window,
    /** What an app calls as `window.__luckanReceive`. */
    receive: (message: unknown) => (Reflect.get(window, '__luckanReceive') as (message: unknown) => void)(message),
  };
}
