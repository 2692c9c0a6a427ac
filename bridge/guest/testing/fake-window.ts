import type { Envelope } from '../../protocol/envelope';
import type { GuestWindow } from '../environment';

type Listener = (event: never) => void;
interface NativeHandlers {
  webkit?: GuestWindow['webkit'];
  luckanHost?: GuestWindow['luckanHost'];
  ReactNativeWebView?: GuestWindow['ReactNativeWebView'];
}

/** A window without a browser: it records what is posted, and its clock only moves with `advance`. */
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
  let counter = 0;

  const record = (to: string) => (message: unknown) => {
    posted.push({ to, message: typeof message === 'string' ? JSON.parse(message) : message });
  };
  const window: GuestWindow & NativeHandlers & { parent: unknown } = {
    parent: undefined,
    location: { origin, ...(ancestor && { ancestorOrigins: [ancestor] }) },
    crypto: { getRandomValues: (array) => array.fill(++counter) },
    postMessage: (message, target) => record(`window ${target}`)(message),
    setTimeout(callback, delay) {
      timers.set(++counter, { at: now + delay, callback });
      return counter;
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
    /** Types of the posted messages, in order. */
    types: () => posted.map(({ message }) => message.type),
    last: () => posted.at(-1)?.message,
    handler: (to: string) => ({ postMessage: record(to) }),
    /** Embeds the window; the parent records what is posted to it. */
    embed() {
      const parent = { postMessage: (message: unknown, target: string) => record(`parent ${target}`)(message) };
      window.parent = parent;
      return parent;
    },
    fire(name: 'message' | 'pageshow', event: object) {
      for (const listener of [...(listeners.get(name) ?? [])]) listener(event as never);
    },
    listenerCount: () => [...listeners.values()].reduce((sum, set) => sum + set.size, 0),
    timerCount: () => timers.size,
    advance(milliseconds: number) {
      now += milliseconds;
      for (const [id, { at, callback }] of [...timers]) {
        if (at > now || !timers.delete(id)) continue;
        callback();
      }
    },
    /** Calls the entry function for native apps. */
    receive(data: unknown) {
      (Reflect.get(window, '__luckanReceive') as (data: unknown) => void)(data);
    },
  };
}
