import type { Envelope } from '../protocol/envelope';
import { isExactOrigin } from '../protocol/exact-origin';
import type { GuestWindow } from './environment';

export type TransportName = 'webkit' | 'android' | 'reactNative' | 'iframe' | 'window';

export interface Transport {
  name: TransportName;
  post(message: Envelope): void;
}

export interface TransportOptions {
  window: GuestWindow;
  /** The page's own window is a transport in external mode only. */
  mode: 'site' | 'external';
  /** Exact origins of pages that may embed the shop, such as `https://app.example`. */
  hostOrigins: readonly string[];
}

/**
 * The transports that are available now, the preferred one first. Call it for each message: an app may inject its
 * handler later, or remove it.
 */
export function findTransports({ window, mode, hostOrigins }: TransportOptions): Transport[] {
  const found: Transport[] = [];
  const native = (name: TransportName, handler: { postMessage(message: string): unknown } | undefined) => {
    if (handler) found.push({ name, post: (message) => handler.postMessage(JSON.stringify(message)) });
  };
  native('webkit', window.webkit?.messageHandlers?.luckan);
  native('android', window.luckanHost);
  native('reactNative', window.ReactNativeWebView);

  const origins = parentOrigins(window, hostOrigins);
  if (origins.length > 0) {
    const parent = window.parent as Pick<GuestWindow, 'postMessage'>;
    // Each origin is exact: the browser delivers to the one that the parent has, and drops the others.
    found.push({
      name: 'iframe',
      post(message) {
        for (const origin of origins) parent.postMessage(message, origin);
      },
    });
  }
  if (mode === 'external')
    found.push({ name: 'window', post: (message) => window.postMessage(message, window.location.origin) });
  return found;
}

/** Whether a native app or a configured embedding page would receive a message. */
export function hasHost(options: Omit<TransportOptions, 'mode'>): boolean {
  return findTransports({ ...options, mode: 'site' }).length > 0;
}

/** The configured origins that the embedding page can have; only the actual one if the browser reports it. */
function parentOrigins(window: GuestWindow, hostOrigins: readonly string[]): readonly string[] {
  if (window.parent === window) return [];
  const actual = window.location.ancestorOrigins?.[0];
  return hostOrigins.filter((origin) => isExactOrigin(origin) && (!actual || origin === actual));
}
