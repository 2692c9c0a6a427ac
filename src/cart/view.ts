import { atom } from 'jotai';
import type { CartChange } from '../api/cart/changes';
import type { Failure } from '../api/errors';
import type { Cart } from '../domain/cart';
import type { ProductNumber } from '../domain/ids';

/** A change that was refused and has been taken back. */
export interface CartProblem {
  change: CartChange;
  failure: Failure;
}

/** What screens see of the cart. */
export interface CartView {
  /** With the changes that are on their way; null while there is none. */
  cart: Cart | null;
  /** `failed`: the cart could not be fetched, or checkout failed. */
  status: 'waiting' | 'loading' | 'ready' | 'failed';
  /** Products with changes that the service has not confirmed. */
  pending: ReadonlySet<ProductNumber>;
  /** Changes are on their way: the totals are those from before. */
  saving: boolean;
  /** Changes wait for the network. */
  offline: boolean;
  /** Somebody else changed the same row: 'Varukorgen är inte uppdaterad'. */
  outOfSync: boolean;
  /** What prescription products need could not be fetched: they are left out. */
  withoutPrescriptions: boolean;
  problem: CartProblem | null;
}

export const beforeStart: CartView = {
  cart: null,
  status: 'waiting',
  pending: new Set(),
  saving: false,
  offline: false,
  outOfSync: false,
  withoutPrescriptions: false,
  problem: null,
};

export const cartViewAtom = atom(beforeStart);
