import { type Cart, numberOfItems } from './cart';
import type { Ore } from './money';

/** What a prescription bag contains. */
export interface BagContents {
  rows: readonly { quantity: number; customerPrice: Ore }[];
}

/** What is known of the bag where an app brings it into the cart. */
export interface AppBag {
  /** As it was last changed here, until the app has brought it into the cart. */
  changed: BagContents | null;
  /** As the prescription service last sent it. */
  known: BagContents | null;
}

/** The bag that the cart will have once the app has brought it in; null if there is nothing to bring in. */
export function waitingBag(cart: Pick<Cart, 'bag'> | null, { changed, known }: AppBag): BagContents | null {
  if (cart?.bag) return changed;
  const bag = changed ?? known;
  return bag && bag.rows.length > 0 ? bag : null;
}

export function packagesIn({ rows }: BagContents): number {
  return rows.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Of the cart, with the goods on prescription that it will have. */
export function numberOfItemsWith(cart: Cart | null, waiting: BagContents | null): number {
  const inCart = cart ? numberOfItems(waiting ? { ...cart, bag: null } : cart) : 0;
  return inCart + (waiting ? packagesIn(waiting) : 0);
}
