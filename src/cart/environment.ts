import type { SalesChannel } from '../domain/ids';

/** What the cart hears from the page around it, and what it lets other tabs hear; passed in, so that tests have their own. */
export interface Environment {
  isOnline(): boolean;
  backOnline(): Promise<void>;
  /** The other tabs read the cart again. */
  notifyTabs(): void;
  onOtherTab(listener: () => void): void;
  /** The page is looked at again. */
  onReturn(listener: () => void): void;
  /** The page may be gone soon. */
  onLeave(listener: () => void): void;
}

/** Tabs of the other sales channel have a cart of their own. */
export function browserEnvironment(salesChannel: SalesChannel): Environment {
  const name = `luckan.cart.${salesChannel}`;
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
  const onVisibility = (state: DocumentVisibilityState, listener: () => void) =>
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === state) listener();
    });
  return {
    isOnline: () => navigator.onLine,
    backOnline: () => new Promise((resolve) => addEventListener('online', () => resolve(), { once: true })),
    notifyTabs: () => channel?.postMessage(null),
    onOtherTab(listener) {
      if (channel) channel.onmessage = listener;
    },
    onReturn: (listener) => onVisibility('visible', listener),
    onLeave: (listener) => onVisibility('hidden', listener),
  };
}
