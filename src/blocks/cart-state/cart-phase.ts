import type { CartView } from '../../cart/view';
import type { Cart } from '../../domain/cart';

export type CartPhase =
  | { kind: 'loading' | 'failed' | 'empty' }
  /** It contains nothing yet: its prescription goods are still to be brought in. */
  | { kind: 'waiting' }
  | { kind: 'filled'; cart: Cart };

/** The prescription bag that is not in the cart. */
export interface BagState {
  /** An app has still to bring it in. */
  waits: boolean;
  /** Whether something comes into the cart is not known yet. */
  isReading: boolean;
}

/** Which state of the cart to show. A cart that is being refetched stays visible. */
export function cartPhase(
  { cart, status }: Pick<CartView, 'cart' | 'status'>,
  { waits, isReading }: BagState = { waits: false, isReading: false },
): CartPhase {
  if (cart && (cart.rows.length > 0 || cart.bag)) return { kind: 'filled', cart };
  if (waits) return { kind: 'waiting' };
  if (status === 'failed') return { kind: 'failed' };
  return { kind: status === 'ready' && !isReading ? 'empty' : 'loading' };
}
