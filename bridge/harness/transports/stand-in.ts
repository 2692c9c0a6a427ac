import type { Connection } from '../../host';
import type { Transport } from './transport';

/** The message handler that a native web view injects; it takes text only. */
interface Handler {
  postMessage(message: unknown): void;
}

type ShopWindow = Window & { __luckanReceive?: (message: string) => void };

/** How often, and for how long, to look for the next page after a navigation. */
const pollIntervalMs = 5;
const pollDurationMs = 5000;

/**
 * Simulates a native web view for the shop in a same-origin frame: injects the message handler into each page of the
 * frame as early as possible from outside, and calls the entry function as an app does.
 */
export function standInConnection(name: Exclude<Transport, 'iframe'>, frame: HTMLIFrameElement): Connection {
  const page = () => frame.contentWindow as ShopWindow | null;
  return {
    post: (message) => page()?.__luckanReceive?.(JSON.stringify(message)),
    listen(receive) {
      let ended = false;
      const handler: Handler = {
        postMessage(message) {
          if (typeof message !== 'string') throw new TypeError('a native handler takes text');
          // An app receives the message asynchronously.
          setTimeout(() => ended || receive(message));
        },
      };
      const install = () => void (ended || installHandler(name, page(), handler, watchForNextPage));
      function watchForNextPage(): void {
        const until = Date.now() + pollDurationMs;
        const poll = () => {
          install();
          if (!ended && Date.now() < until) setTimeout(poll, pollIntervalMs);
        };
        poll();
      }
      frame.addEventListener('load', install);
      watchForNextPage();
      return () => {
        ended = true;
        frame.removeEventListener('load', install);
      };
    },
  };
}

/** Installs the handler once per page; `onLeave` is called when the page is left. */
function installHandler(name: Transport, page: Window | null, handler: Handler, onLeave: () => void): void {
  const properties = {
    webkit: { webkit: { messageHandlers: { luckan: handler } } },
    android: { luckanHost: handler },
    reactNative: { ReactNativeWebView: handler },
    iframe: {},
  }[name];
  for (const [property, value] of Object.entries(properties)) {
    if (!page || isReachable(page) !== true || Object.hasOwn(page, property)) continue;
    Object.defineProperty(page, property, { value });
    page.addEventListener('pagehide', onLeave);
  }
}

/** Pages of other origins, such as a bank's, are not accessible. */
function isReachable(page: Window): boolean {
  try {
    return page.location.origin === window.location.origin || page.location.href === 'about:blank';
  } catch {
    return false;
  }
}
