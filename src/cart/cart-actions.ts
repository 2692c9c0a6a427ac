import { type CartChange, type ItemQuantity, itemsOf } from '../api/cart/changes';
import { expectedFailure } from '../api/errors';
import type { CartRow } from '../domain/cart';
import type { ProductNumber } from '../domain/ids';
import type { ProductCard } from '../domain/product';
import { store } from '../lib/store';
import { cardOfRow } from './card-of-row';
import { currentCart, loadedCart } from './current-cart';
import { disclaimersAccepted } from './disclaimers/before-adding';
import { justAddedAtom, openSideCart } from './drawers';
import type { CartOutcome } from './queue/write';
import type { RequestOptions } from './queue/write-queue';
import type { RowPlace } from './row-places';
import { trackAddition } from './unsent/pending-additions';
import { cartViewAtom, withEarlyRequest, withoutEarlyRequests } from './view';

interface CommandOptions extends RequestOptions {
  /** The side cart opens with the change, once no disclaimer stands in the way any more. */
  opensSideCart?: boolean;
}

type AddOptions = Pick<CommandOptions, 'opensSideCart'>;

type RequestChange = (change: CartChange, options?: CommandOptions) => Promise<CartOutcome>;

/** The changes that a customer can request, as commands. */
export function commandsOf(request: RequestChange) {
  return {
    /** `card` lets the row be shown before the service has responded. */
    addItem: (itemId: ProductNumber, quantity = 1, card?: ProductCard, options?: AddOptions) =>
      request({ kind: 'add', itemId, quantity }, { cards: card ? [card] : [], ...options }),
    /**
     * One request: all of them or none. `cards` let the rows be shown before the service has responded; a request
     * repeated with the same `key` is done once.
     */
    addItems: (items: ItemQuantity[], cards: readonly ProductCard[] = [], key?: string, options?: AddOptions) =>
      request({ kind: 'addMany', items }, { cards, key, ...options }),
    /** Zero removes the row; quick changes are combined into one call. */
    setQuantity: (itemId: ProductNumber, quantity: number) => request({ kind: 'set', itemId, quantity }),
    removeItem: (itemId: ProductNumber) => request({ kind: 'set', itemId, quantity: 0 }),
    /**
     * Gives a removed row back, above the rows that followed it. It is shown at once: the cart knows its product, and
     * which disclaimer it has.
     */
    restoreRow: (row: CartRow, followers: RowPlace['followers']) => {
      const { itemId, quantity } = row;
      return request({ kind: 'add', itemId, quantity }, { cards: [cardOfRow(row)], place: { itemId, followers } });
    },
    change: (change: CartChange) => request(change),
  };
}

/** Every way into the cart: first the disclaimers of what is added, then the change. */
async function request(
  change: CartChange,
  { opensSideCart = false, ...options }: CommandOptions = {},
): Promise<CartOutcome> {
  const declined = { ok: false, failure: { kind: 'declined' } } as const;
  const addition = trackAddition(change);
  // With a key of its own it is requested again by the next page.
  if (options.key !== undefined) addition.release();
  const { cart } = store.get(cartViewAtom);
  const accepted = disclaimersAccepted(change, { cards: options.cards ?? [], cart, onAsked: addition.release });
  // Synchronous if nothing is asked, so that all changes of a press are painted together.
  if (accepted !== true && (!(await accepted) || addition.isTaken())) return declined;
  const hasOpened = opensSideCart && openSideCart();
  store.set(cartViewAtom, (view) => withEarlyRequest(view, itemsOf(change)));
  let current = loadedCart();
  try {
    current ??= await currentCart();
  } catch {
    // The code could not be loaded; the next request tries again.
    addition.release();
    store.set(cartViewAtom, withoutEarlyRequests);
    return { ok: false, failure: { kind: 'network' } };
  }
  if (addition.isTaken()) {
    store.set(cartViewAtom, withoutEarlyRequests);
    return declined;
  }
  addition.release();
  const outcome = await current.core.request(change, options);
  if (hasOpened && outcome.ok) store.set(justAddedAtom, itemsOf(change)[0] ?? null);
  return outcome;
}

/** Cart actions. They can be called before start-up is done, and wait for it. */
export const cartActions = {
  ...commandsOf(request),
  /** Resolves when the service has responded to every change. */
  settled: async () => (await currentCart()).core.settled(),
  reload: async () => (await currentCart()).core.reload(),
  /** A new cart, instead of one that somebody else has paid for. @returns false if the service did not make one */
  startAnew: async (): Promise<boolean> => {
    const { core } = await currentCart();
    await core.settled();
    try {
      await core.service.replace(core.service.id());
      return true;
    } catch (error) {
      expectedFailure(error);
      return false;
    }
  },
  dismissProblem: async () => (await currentCart()).core.emit({ type: 'problemDismissed' }),
};
