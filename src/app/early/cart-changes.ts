import { tabsChannel } from '../../cart/stored/tabs-channel';
import type { SalesChannel } from '../../domain/ids';

export interface CartChanges {
  /** Whether another tab has changed the cart since. */
  isChanged(): boolean;
  /** Stops listening. */
  end(): void;
}

/** Listens for other tabs' changes of the cart until the cart's own code does. */
export function cartChanges(channel: SalesChannel): CartChanges {
  let isChanged = false;
  if (typeof BroadcastChannel === 'undefined') return { isChanged: () => false, end() {} };
  const tabs = new BroadcastChannel(tabsChannel(channel));
  tabs.onmessage = () => {
    isChanged = true;
  };
  return { isChanged: () => isChanged, end: () => tabs.close() };
}
