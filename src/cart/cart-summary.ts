import type { Cart } from '../domain/cart';
import { zero } from '../domain/money';
import { type BagContents, numberOfItemsWith } from '../domain/waiting-bag';
import type { CartSummary } from '../platform/embedder/embedder';

/**
 * What an app is told of the cart, as the screens show it: with the number of prescription goods that it will have, and
 * the total of what is in it.
 */
export function summaryOf(cart: Cart, waiting: BagContents | null): CartSummary {
  return {
    ...(cart.cartId !== '' && { cartId: cart.cartId }),
    numberOfItems: numberOfItemsWith(cart, waiting),
    total: cart.totals?.total ?? zero,
    currency: 'SEK',
    hasPrescriptions: waiting ? waiting.rows.length > 0 : cart.bag !== null,
    prescriptionsWaiting: waiting !== null,
  };
}
