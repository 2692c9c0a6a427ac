import type { Stored } from '../../platform/storage/create-storage';
import type { KeptOrder } from './kept-order';

type Entry = Pick<Stored<KeptOrder | null>, 'read' | 'write' | 'clear'>;

export interface KeptParts {
  /** Lives as long as the tab. */
  ofTab: Entry;
  /** Seen by all tabs: browsers of phones open the address that the app leads back to in a new one. */
  onItsWay: Entry;
  newNonce(): string;
}

/**
 * Where a sign-in is kept while the BankID app is in front. It is one tab's: of the one that has begun it, loaded anew
 * or not, until the app leads back to another one, which takes it over.
 */
export function keptOrders({ ofTab, onItsWay, newNonce }: KeptParts) {
  const isTaken = (nonce: string) => onItsWay.read()?.takenFrom === nonce;

  return {
    /** Whether another tab goes on with the sign-in that has this nonce here. */
    isTaken,

    /** @param nonce what the address names by which this page was opened */
    read(nonce: string | null): KeptOrder | null {
      const own = ofTab.read();
      if (own || nonce === null) return own;
      const returned = onItsWay.read();
      if (returned?.nonce !== nonce) return null;
      const taken = { ...returned, nonce: newNonce(), takenFrom: nonce };
      ofTab.write(taken);
      onItsWay.write(taken);
      return taken;
    },

    write(order: KeptOrder): void {
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

export type KeptOrders = ReturnType<typeof keptOrders>;
