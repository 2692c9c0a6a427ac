import { atom } from 'jotai';
import type { CartRow } from '../../domain/cart';
import type { ProductNumber } from '../../domain/ids';

export interface RemovedRow {
  row: CartRow;
  /** The rows below it, from the next one on. */
  followers: readonly ProductNumber[];
  /** `restoring`: the customer has asked for it, but the service has not confirmed it. */
  state: 'removed' | 'restoring' | 'refused' | 'restored';
  /** What got the focus in its place. */
  focusMovedTo: Element | null;
}

/** The row that was removed last, which the customer can have back until the list is left. */
export const removedRowAtom = atom<RemovedRow | null>(null);
