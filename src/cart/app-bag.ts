import { atom } from 'jotai';
import { type AppBag, type BagContents, waitingBag } from '../domain/waiting-bag';
import { store } from '../lib/store';
import { embedder } from '../platform/embedder/current';
import { expiryAtom, isExpiring } from '../session/expiry';
import { sessionAtom } from '../session/state';
import { cartViewAtom } from './view';

const nothingKnown: AppBag = { changed: null, known: null };

/** The prescription bag of who is signed in, where an app brings it into the cart. */
const appBagAtom = atom(nothingKnown);

/** Whether the site, which brings the bag into the cart itself, has compared the two. */
const bagComparedAtom = atom(false);

/**
 * Whether a signed-in customer's goods on prescription may still come into the cart, so that one without products
 * cannot be called empty. A prescription service that keeps failing is not waited for.
 */
export const bagMayComeAtom = atom((get) => {
  if (!get(sessionAtom).signedIn || get(cartViewAtom).withoutPrescriptions) return false;
  if (!embedder().can('bagSync')) return get(appBagAtom).known === null;
  return !get(bagComparedAtom) && !isExpiring(get(expiryAtom));
});

/** The goods on prescription that the app has not brought into the cart yet; null if there are none. */
export const waitingBagAtom = atom((get) => waitingBag(get(cartViewAtom).cart, get(appBagAtom)));

export function appBag(): AppBag {
  return store.get(appBagAtom);
}

/** The prescription service's answer to a read. */
export function bagRead(known: BagContents): void {
  if (embedder().can('bagSync')) return;
  store.set(appBagAtom, ({ changed }) => ({ known, changed: changed && known }));
}

/** Until the app has brought it into the cart; null once it has. */
export function setChangedBag(changed: BagContents | null): void {
  store.set(appBagAtom, (bag) => ({ ...bag, changed }));
}

/** After an order or a sign-out: only another read returns what is in it. */
export function forgetBag(): void {
  store.set(appBagAtom, nothingKnown);
}

/** The goods on prescription are in the cart, or will not come; `false` once their owner is no longer here. */
export function bagCompared(isDone: boolean): void {
  store.set(bagComparedAtom, isDone);
}
