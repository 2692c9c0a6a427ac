import type { CartView } from '../../cart/view';
import type { Cart } from '../../domain/cart';

export type CartPhase = { kind: 'loading' } | { kind: 'failed' } | { kind: 'empty' } | { kind: 'filled'; cart: Cart };

/** Which state of the cart to show. A cart that is being refetched stays visible. */
export function cartPhase({ cart, status }: Pick<CartView, 'cart' | 'status'>): CartPhase {
  if (cart && (cart.rows.length > 0 || cart.bag)) return { kind: 'filled', cart };
  if (status === 'failed') return { kind: 'failed' };
  return { kind: status === 'ready' ? 'empty' : 'loading' };
}
