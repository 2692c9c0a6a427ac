import { type CartChange, type ItemQuantity, itemsOf } from '../api/cart/changes';
import type { ProductNumber } from '../domain/ids';
import type { ProductCard } from '../domain/product';
import { store } from '../lib/store';
import { currentCart, loadedCart } from './current-cart';
import type { CartOutcome } from './queue/write';
import type { RequestOptions } from './queue/write-queue';
import { cartViewAtom } from './view';

type RequestChange = (change: CartChange, options?: RequestOptions) => Promise<CartOutcome>;

/** The changes that a customer can request, as commands. */
export function commandsOf(request: RequestChange) {
  return {
    /** `card` lets the row be shown before the service has responded. */
    addItem: (itemId: ProductNumber, quantity = 1, card?: ProductCard) =>
      request({ kind: 'add', itemId, quantity }, { cards: card ? [card] : [] }),
    /**
     * One request: all of them or none. `cards` let the rows be shown before the service has responded; a request
     * repeated with the same `key` is done once.
     */
    addItems: (items: ItemQuantity[], cards: readonly ProductCard[] = [], key?: string) =>
      request({ kind: 'addMany', items }, { cards, key }),
    /** Zero removes the row; quick changes are combined into one call. */
    setQuantity: (itemId: ProductNumber, quantity: number) => request({ kind: 'set', itemId, quantity }),
    removeItem: (itemId: ProductNumber) => request({ kind: 'set', itemId, quantity: 0 }),
    change: (change: CartChange) => request(change),
  };
}

/** Immediate feedback: marks the products as pending until the cart's own code is loaded. */
function showPending(items: readonly ProductNumber[]): void {
  const view = store.get(cartViewAtom);
  if (view.status !== 'waiting' || items.length === 0) return;
  store.set(cartViewAtom, { ...view, saving: true, pending: new Set([...view.pending, ...items]) });
}

async function request(change: CartChange, options?: RequestOptions): Promise<CartOutcome> {
  showPending(itemsOf(change));
  // Synchronous if possible, so that all changes of a press are painted together.
  let current = loadedCart();
  try {
    current ??= await currentCart();
  } catch {
    // The code could not be loaded; the next request tries again.
    store.set(cartViewAtom, (view) => ({ ...view, saving: false, pending: new Set<ProductNumber>() }));
    return { ok: false, failure: { kind: 'network' } };
  }
  return current.core.request(change, options);
}

/** Cart actions. They can be called before start-up is done, and wait for it. */
export const cartActions = {
  ...commandsOf(request),
  /** Resolves when the service has responded to every change. */
  settled: async () => (await currentCart()).core.settled(),
  reload: async () => (await currentCart()).core.reload(),
  dismissProblem: async () => (await currentCart()).core.emit({ type: 'problemDismissed' }),
};
