import { vi } from 'vitest';
import { createPreload, type PreloadState } from '../preload';

/** A page that is loaded ahead, by the clock of the test. @param isSent whether the host sends a message of this type */
export function setUp(isSent = (_type: string) => true) {
  const sent: unknown[] = [];
  const states: PreloadState['name'][] = [];
  const load = vi.fn();
  const preload = createPreload({
    send: (type, payload) => {
      if (!isSent(type)) return false;
      sent.push([type, payload]);
      return true;
    },
    clock: {
      setTimeout: (callback, delay) => Number(setTimeout(callback, delay)),
      clearTimeout: (timer) => clearTimeout(timer),
    },
    load,
    onState: ({ name }) => states.push(name),
  });
  const route = (path: string) =>
    preload.received({ type: 'ROUTE_CHANGE', payload: { path, title: '', canGoBack: false } });
  const ready = (capabilities = ['VISIBILITY']) =>
    preload.received({ type: 'READY', payload: { versions: [1], capabilities } });
  return { preload, sent, states, load, route, ready };
}
