import type { SalesChannel } from '../domain/ids';
import { tabsChannel } from './stored/tabs-channel';

/** The cart's connection to the page and to other tabs; injected, so that tests have their own. */
export interface Environment {
  isOnline(): boolean;
  backOnline(): Promise<void>;
  /** Makes the other tabs read the cart again. */
  notifyTabs(): void;
  onOtherTab(listener: () => void): void;
  /** The page is visible again. */
  onReturn(listener: () => void): void;
  /** The page may be unloaded soon. */
  onLeave(listener: () => void): void;
}

/** Notifies only tabs of the same sales channel, since the other one has its own cart. */
export function browserEnvironment(salesChannel: SalesChannel): Environment {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(tabsChannel(salesChannel));
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
