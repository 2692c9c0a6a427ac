import type { Cart } from './cart';

/** The prescription service's bag: which cart it was last put into, and whether there is anything in it. */
export interface BagAtService {
  prescriptionBagId: string | null;
  cartId: string | null;
  rows: readonly unknown[];
}

/**
 * What is to be done so that cart and bag know each other: a bag with products goes into the cart unless it lies there
 * already, and a cart whose bag has changed reads it again.
 */
export function bagStep(bag: BagAtService, cart: Cart | null): 'attach' | 'touch' | null {
  if (cart?.orderCreated) return null;
  if (bag.prescriptionBagId !== null && bag.rows.length > 0 && (!cart || bag.cartId !== cart.cartId)) return 'attach';
  return cart?.bag?.status === 'changed' ? 'touch' : null;
}
