import type { Envelope } from '../../protocol/envelope';
import type { GuestWindow } from '../environment';

type Listener = (event: never) => void;
interface NativeHandlers {
  webkit?: GuestWindow['webkit'];
  luckanHost?: GuestWindow['luckanHost'];
  ReactNativeWebView?: GuestWindow['ReactNativeWebView'];
}

/** A window without a browser, with a clock that only `pass` moves, that keeps what its transports are given. */
export function createFakeWindow({
  origin = 'https://shop.example',
  ancestor,
}: {
  origin?: string;
  ancestor?: string;
} = {}) {
  const listeners = new Map<string, Set<Listener>>();
  const timers = new Map<number, { at: number; callback: () => void }>();
  const posted: { to: string; message: Envelope }[] = [];
  let now = 0;
  let made = 0;

  const keep = (to: string) => (message: unknown) => {
    posted.push({ to, message: typeof message === 'string' ? JSON.parse(message) : message });
  };
  const window: GuestWindow & NativeHandlers & { parent: unknown } = {
    parent: undefined,
    location: { origin, ...(ancestor && { ancestorOrigins: [ancestor] }) },
    crypto: { getRandomValues: (array) => array.fill(++made) },
    postMessage: (message, target) => keep(`window ${target}`)(message),
    setTimeout(callback, delay) {
      timers.set(++made, { at: now + delay, callback });
      return made;
    },
    clearTimeout(timer) {
      if (timer !== undefined) timers.delete(timer);
    },
    addEventListener(name, listener) {
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener));
    },
    removeEventListener(name, listener) {
      listeners.get(name)?.delete(listener);
    },
  };
  window.parent = window;

  return {
    window,
    posted,
    /** The types that were sent, in order. */
    types: () => posted.map(({ message }) => message.type),
    last: () => posted.at(-1)?.message,
    handler: (to: string) => ({ postMessage: keep(to) }),
    /** Embeds the window; the parent keeps what it is sent. */
    embed() {
      const parent = { postMessage: (message: unknown, target: string) => keep(`parent ${target}`)(message) };
      window.parent = parent;
      return parent;
    },
    fire(name: 'message' | 'pageshow', event: object) {
      for (const listener of [...(listeners.get(name) ?? [])]) listener(event as never);
    },
    listenerCount: () => [...listeners.values()].reduce((sum, set) => sum + set.size, 0),
    timerCount: () => timers.size,
    pass(milliseconds: number) {
      now += milliseconds;
      for (const [id, { at, callback }] of [...timers]) {
        if (at > now || !timers.delete(id)) continue;
        callback();
      }
    },
    /** The door for native apps. */
    enter(data: unknown) {
      (Reflect.get(window, '__luckanReceive') as (data: unknown) => void)(data);
    },
  };
}
