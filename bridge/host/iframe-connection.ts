import { isExactOrigin } from '../protocol/exact-origin';
import type { Connection } from './connection';

/** The parts of `window` that an embedding page uses. */
export interface HostWindow {
  addEventListener(name: 'message', listener: (event: HostMessageEvent) => void): void;
  removeEventListener(name: 'message', listener: (event: HostMessageEvent) => void): void;
}

interface HostMessageEvent {
  readonly source: unknown;
  readonly origin: string;
  readonly data: unknown;
}

/** An iframe; its window may change with each load. */
export interface Frame {
  readonly contentWindow: { postMessage(message: unknown, targetOrigin: string): void } | null;
}

/** Exchanges messages with the page in this frame, as long as it has exactly this origin. */
export function iframeConnection({
  window,
  frame,
  origin,
}: {
  window: HostWindow;
  frame: Frame;
  origin: string;
}): Connection {
  if (!isExactOrigin(origin)) throw new TypeError('the origin of the framed shop must be exact');
  return {
    post: (message) => frame.contentWindow?.postMessage(message, origin),
    listen(receive) {
      const listener = (event: HostMessageEvent) => {
        if (event.source !== null && event.source === frame.contentWindow && event.origin === origin)
          receive(event.data);
      };
      window.addEventListener('message', listener);
      return () => window.removeEventListener('message', listener);
    },
  };
}
