import { type CartChange, itemsOf } from '../api/cart/changes';
import type { Cart } from '../domain/cart';
import { emptyCart } from '../domain/empty-cart';
import type { ProductNumber } from '../domain/ids';
import type { ProductCard } from '../domain/product';
import type { CartFlags } from './flags';
import { applyOptimistic } from './queue/optimistic';
import type { Write } from './queue/write';
import { inPlace, type RowPlace } from './row-places';
import { beforeStart, type CartView } from './view';

interface Sources {
  /** The service's latest cart; null if there is none. */
  serviceCart: Cart | null;
  writes: readonly Write[];
  /** Of the page before, until the queue takes them over. */
  interrupted?: readonly CartChange[];
  flags: CartFlags;
  /** Data of products that the service has not added to the cart yet. */
  cards: ReadonlyMap<ProductNumber, ProductCard>;
  /** Of the rows that were given back after they were removed. */
  places: readonly RowPlace[];
}

function isAddition({ kind }: CartChange): boolean {
  return kind === 'add' || kind === 'addMany';
}

/** Whether applying a write that the cart may already include would count its products twice. */
function countsTwice({ change, mayBeApplied }: Write): boolean {
  return mayBeApplied && isAddition(change);
}

/** Products that the page before has added, and that are still being sent. */
function resumedItems(writes: readonly Write[], interrupted: readonly CartChange[]): CartView['resumed'] {
  const resumed = writes.filter((write) => write.resumed).map(({ change }) => change);
  const items = [...interrupted, ...resumed].filter(isAddition).flatMap(itemsOf);
  // The same set each time, so that nothing is rendered for it.
  return items.length > 0 ? new Set(items) : beforeStart.resumed;
}

/**
 * The cart as shown on screens: the service's cart with the pending writes applied. While those of the page before are
 * sent again it is still loading: what they add may be missing, since their products' data went with that page.
 */
export function cartViewOf({ serviceCart, writes, interrupted = [], flags, cards, places }: Sources): CartView {
  const saving = writes.length > 0;
  const base = serviceCart ?? (saving ? emptyCart : null);
  const withWrite = (cart: Cart, { change }: Write) => applyOptimistic(cart, change, (id) => cards.get(id));
  const cart = base && writes.filter((write) => !countsTwice(write)).reduce(withWrite, base);
  const isResuming = flags.status === 'ready' && writes.some(({ resumed }) => resumed);
  return {
    ...flags,
    status: isResuming ? 'loading' : flags.status,
    cart: cart && places.length > 0 ? { ...cart, rows: inPlace(cart.rows, places) } : cart,
    pending: new Set(writes.flatMap(({ change }) => itemsOf(change))),
    resumed: resumedItems(writes, interrupted),
    saving,
  };
}
