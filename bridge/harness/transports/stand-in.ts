import type { Connection } from '../../host';
import type { Transport } from './transport';

/** What a native web view puts into the page; it takes text and nothing else. */
interface Handler {
  postMessage(message: unknown): void;
}

type ShopWindow = Window & { __luckanReceive?: (message: string) => void };

/** How often a page that takes another's place is looked for, and for how long, in milliseconds. */
const lookEvery = 5;
const lookFor = 5000;

/**
 * Plays a native web view for the shop in a frame of this page's own origin: puts its message handler into each page
 * that the frame shows, as early as a page outside can, and calls the entry function as an app does.
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
          // An app hears of it in a task of its own.
          setTimeout(() => ended || receive(message));
        },
      };
      const install = () => void (ended || putIn(name, page(), handler, followed));
      function followed(): void {
        const until = Date.now() + lookFor;
        const look = () => {
          install();
          if (!ended && Date.now() < until) setTimeout(look, lookEvery);
        };
        look();
      }
      frame.addEventListener('load', install);
      followed();
      return () => {
        ended = true;
        frame.removeEventListener('load', install);
      };
    },
  };
}

/** Once for each page; `leaving` is called when another one takes its place. */
function putIn(name: Transport, page: Window | null, handler: Handler, leaving: () => void): void {
  const properties = {
    webkit: { webkit: { messageHandlers: { luckan: handler } } },
    android: { luckanHost: handler },
    reactNative: { ReactNativeWebView: handler },
    iframe: {},
  }[name];
  for (const [property, value] of Object.entries(properties)) {
    if (!page || isReachable(page) !== true || Object.hasOwn(page, property)) continue;
    Object.defineProperty(page, property, { value });
    page.addEventListener('pagehide', leaving);
  }
}

/** A page of another origin, such as a bank's, is none of the app's business. */
function isReachable(page: Window): boolean {
  try {
    return page.location.origin === window.location.origin || page.location.href === 'about:blank';
  } catch {
    return false;
  }
}
