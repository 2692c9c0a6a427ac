import type { FrameMessage, ShopMessage } from '../../api/checkout-frames/schema';
import type { OutgoingMessage } from './outgoing-message';

export interface Shop {
  send(message: OutgoingMessage): void;
  on(type: ShopMessage['type'], handler: () => void): void;
}

/** Messaging with the window that frames this page: messages are sent to, and accepted from, the shop's origin only. */
export function connectToShop(frame: FrameMessage['frame'], origin: string, page: Window = window): Shop {
  const shop = page.parent;

  return {
    send(message) {
      if (shop !== page) shop.postMessage({ ...message, frame }, origin);
    },
    on(type, handler) {
      page.addEventListener('message', ({ source, origin: from, data }: MessageEvent<unknown>) => {
        if (source === shop && shop !== page && from === origin && typeOf(data) === type) handler();
      });
    },
  };
}

function typeOf(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'type' in data ? data.type : undefined;
}
