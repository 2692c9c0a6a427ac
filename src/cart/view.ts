import { atom } from 'jotai';
import type { CartChange } from '../api/cart/changes';
import type { Failure } from '../api/errors';
import type { Cart } from '../domain/cart';
import type { ProductNumber } from '../domain/ids';

/** A change that has failed and was rolled back. */
export interface CartProblem {
  change: CartChange;
  failure: Failure;
}

/** The cart as shown on screens. */
export interface CartView {
  /** With pending changes applied; null if there is none. */
  cart: Cart | null;
  /** `failed`: the cart could not be fetched. */
  status: 'waiting' | 'loading' | 'ready' | 'failed';
  /** Products with unconfirmed changes. */
  pending: ReadonlySet<ProductNumber>;
  /** Products that the page before this one has added, and that are still being sent. */
  resumed: ReadonlySet<ProductNumber>;
  /** Changes are pending: the totals are those from before. */
  saving: boolean;
  /** Changes are waiting for the network. */
  offline: boolean;
  /** The same row was changed elsewhere: 'Varukorgen är inte uppdaterad'. */
  outOfSync: boolean;
  /** Data needed for prescription products could not be fetched: they are left out. */
  withoutPrescriptions: boolean;
  /** The browser blocks cookies: the cart is lost with this page. */
  notStored: boolean;
  problem: CartProblem | null;
}

const none: ReadonlySet<ProductNumber> = new Set();

export const beforeStart: CartView = {
  cart: null,
  status: 'waiting',
  pending: none,
  resumed: none,
  saving: false,
  offline: false,
  outOfSync: false,
  withoutPrescriptions: false,
  notStored: false,
  problem: null,
};

export const cartViewAtom = atom(beforeStart);
export const resumedAtom = atom((get) => get(cartViewAtom).resumed);

/** Immediate feedback: until the cart's own code makes the view, products that are requested show as pending. */
export function withEarlyRequest(view: CartView, items: readonly ProductNumber[]): CartView {
  if (view.status !== 'waiting' || items.length === 0) return view;
  return { ...view, saving: true, pending: new Set([...view.pending, ...items]) };
}

/** The cart's code could not be loaded: nothing that was requested without it is pending any more. */
export function withoutEarlyRequests(view: CartView): CartView {
  return { ...view, saving: false, pending: new Set() };
}
