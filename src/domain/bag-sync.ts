import type { Cart } from './cart';

/** The prescription service's bag: the last cart it was attached to, and its contents. */
export interface BagAtService {
  prescriptionBagId: string | null;
  cartId: string | null;
  rows: readonly unknown[];
}

/**
 * The next step to keep cart and bag in sync: a bag with products is attached to the cart unless it already is, and a
 * cart whose bag has `changed`, here or elsewhere, reads it again.
 */
export function bagStep(bag: BagAtService, cart: Cart | null, changed = false): 'attach' | 'touch' | null {
  if (cart?.orderCreated) return null;
  const isHere = cart !== null && bag.cartId === cart.cartId;
  if (bag.prescriptionBagId !== null && bag.rows.length > 0 && !isHere) return 'attach';
  return cart?.bag?.status === 'changed' || (changed && isHere) ? 'touch' : null;
}
