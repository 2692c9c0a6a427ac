import type { Stored } from '../../platform/storage/create-storage';
import type { StoredOrder } from './stored-orders';

type Entry = Pick<Stored<StoredOrder | null>, 'read' | 'write' | 'clear'>;

export interface StoredOrderParts {
  /** Lives as long as the tab. */
  ofTab: Entry;
  /** Shared by all tabs: phone browsers open the app's return address in a new tab. */
  onItsWay: Entry;
  newNonce(): string;
}

/**
 * Stores a sign-in while the BankID app is in front. It belongs to one tab: the one that began it, across reloads,
 * until the app returns to another tab, which takes it over.
 */
export function createStoredOrders({ ofTab, onItsWay, newNonce }: StoredOrderParts) {
  const isTaken = (nonce: string) => onItsWay.read()?.takenFrom === nonce;

  return {
    /** Whether another tab has taken over the sign-in with this nonce. */
    isTaken,

    /** @param nonce the nonce in this page's address */
    read(nonce: string | null): StoredOrder | null {
      const own = ofTab.read();
      if (own || nonce === null) return own;
      const returned = onItsWay.read();
      if (returned?.nonce !== nonce) return null;
      const taken = { ...returned, nonce: newNonce(), takenFrom: nonce };
      ofTab.write(taken);
      onItsWay.write(taken);
      return taken;
    },

    write(order: StoredOrder): void {
      if (isTaken(order.nonce)) return;
      ofTab.write(order);
      if (order.way === 'thisDevice') onItsWay.write(order);
    },

    clear(): void {
      const own = ofTab.read();
      ofTab.clear();
      if (own && onItsWay.read()?.nonce === own.nonce) onItsWay.clear();
    },
  };
}

export type StoredOrders = ReturnType<typeof createStoredOrders>;
