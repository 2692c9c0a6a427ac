import type { CartChange, ItemQuantity } from '../api/cart/changes';
import type { ProductNumber, SalesChannel } from '../domain/ids';
import type { ProductCard } from '../domain/product';
import { late } from '../lib/late';
import type { CartCore } from './create-cart';
import type { CartOutcome } from './queue';
import { cartView } from './view';

export interface CurrentCart {
  core: CartCore;
  channel: SalesChannel;
}

/** The cart of this page. Its code is loaded after the first paint, or when it is first needed. */
const cart = late<CurrentCart>();
export const { provide: provideCart, get: currentCart } = cart;

/** Answers the click at once: the goods are shown as pending until the cart's own code takes over. */
function markPending(...items: ProductNumber[]): void {
  const view = cartView.get();
  if (view.status === 'waiting') cartView.set({ ...view, saving: true, pending: new Set([...view.pending, ...items]) });
}

async function ask(wish: (core: CartCore) => Promise<CartOutcome>): Promise<CartOutcome> {
  let current = cart.loaded();
  try {
    // Without a pause where it can be: what the press changes is then drawn in one go.
    current ??= await currentCart();
  } catch {
    // The code could not be fetched; the next wish tries anew.
    cartView.set({ ...cartView.get(), saving: false, pending: new Set() });
    return { ok: false, failure: { kind: 'network' } };
  }
  return wish(current.core);
}

/** What can be done with the cart. Each may be called before start-up is done: it waits for it. */
export const cartActions = {
  /** `card` lets the row be shown before the service has answered. */
  addItem(itemId: ProductNumber, quantity = 1, card?: ProductCard): Promise<CartOutcome> {
    markPending(itemId);
    return ask((core) => core.addItem(itemId, quantity, card));
  },
  /**
   * One wish: all of them or none. `cards` let the rows be shown before the service has answered; asked for again under
   * one `key` it is done once.
   */
  addItems(items: ItemQuantity[], cards?: readonly ProductCard[], key?: string): Promise<CartOutcome> {
    markPending(...items.map(({ itemId }) => itemId));
    return ask((core) => core.addItems(items, cards, key));
  },
  /** Zero removes; what is typed quickly ends as one call. */
  setQuantity: (itemId: ProductNumber, quantity: number) => ask((core) => core.setQuantity(itemId, quantity)),
  removeItem: (itemId: ProductNumber) => ask((core) => core.removeItem(itemId)),
  change: (change: CartChange) => ask((core) => core.change(change)),
  /** Every change has been answered by the service. */
  settled: async () => (await currentCart()).core.settled(),
  reload: async () => (await currentCart()).core.reload(),
  dismissProblem: async () => (await currentCart()).core.dismissProblem(),
};
