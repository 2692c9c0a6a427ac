import type { CartCalls } from '../../api/cart/calls';
import type { CartChange, ItemQuantity } from '../../api/cart/changes';
import { ApiError, expectedFailure } from '../../api/errors';
import type { Answer } from '../../api/http';
import { type Cart, quantityOf } from '../../domain/cart';
import type { CartId } from '../../domain/ids';
import { type Locks, withLock } from '../../lib/with-lock';
import type { Emit } from '../events';
import type { ProductsToCarryOver } from '../stored/stored-products';
import { offeredCart } from './offered-cart';
import { isGone, readAsWhoeverIsThere } from './read-cart';

export interface ServiceCartParts {
  calls: CartCalls;
  /** Stores the id for all tabs; writing returns whether it outlives the page. */
  ids: { read(): CartId | null; write(id: CartId): boolean };
  /** Visitor data for a new cart. */
  visitor(): { userId: string; postalCode?: string };
  locks: Locks | undefined;
  newKey(): string;
  products: ProductsToCarryOver;
  emit: Emit;
}

export type ServiceCart = ReturnType<typeof serviceCart>;

/** The service's latest cart: id, version and tag, without optimistic changes. */
export function serviceCart(parts: ServiceCartParts) {
  const { calls, ids, visitor, locks, newKey, products, emit } = parts;
  let id: CartId | null = null;
  let known: Cart | null = null;
  let etag: string | null = null;
  let reading: Promise<void> | undefined;
  let readingNext: Promise<void> | undefined;
  const offered = offeredCart(parts);

  function adopt(next: CartId): void {
    if (next !== id) known = null;
    id = next;
  }

  /** Drops responses of a replaced cart, and those older than the known version. */
  function accept({ data, etag: tag }: Answer<Cart>): void {
    if (data.cartId !== id || (known && data.version < known.version)) return;
    const isNews = known?.version !== data.version;
    products.store(data);
    known = data;
    etag = tag;
    if (ids.read() === id) ids.write(id);
    if (isNews) emit({ type: 'cartUpdated', cart: data });
  }

  async function take(there: CartId): Promise<void> {
    adopt(there);
    accept(await calls.read(there));
  }

  /** Creates a cart to replace `dead`, unless another tab or the app has created one meanwhile. */
  function replace(dead: CartId | null): Promise<void> {
    return withLock(locks, 'luckan.cart', async () => {
      const stored = ids.read();
      if (stored && stored !== dead) return take(stored);
      const answer = await filled(await calls.create(visitor(), newKey()), products.of(dead));
      if (offered.isThere() && (await takeOffered(null))) return;
      const meanwhile = ids.read();
      if (meanwhile && meanwhile !== stored) return take(meanwhile);
      adopt(answer.data.cartId);
      if (!ids.write(answer.data.cartId)) emit({ type: 'idNotStored' });
      accept(answer);
      emit({ type: 'cartReplaced' });
    });
  }

  async function filled(created: Answer<Cart>, items: ItemQuantity[]): Promise<Answer<Cart>> {
    if (items.length === 0) return created;
    const write = { idempotencyKey: newKey(), ifMatch: created.etag ?? undefined, hasRow: false };
    try {
      return await calls.write(created.data.cartId, { kind: 'addMany', items }, write);
    } catch (error) {
      expectedFailure(error);
      emit({ type: 'itemsLeftOut', items });
      return created;
    }
  }

  async function takeOffered(current: CartId | null): Promise<boolean> {
    const answer = await offered.store(current);
    if (answer) {
      adopt(answer.data.cartId);
      accept(answer);
    }
    return answer !== null;
  }

  async function readNow(): Promise<void> {
    const current = ids.read() ?? id;
    if (offered.isThere() && (await takeOffered(current))) return;
    if (!current) return;
    adopt(current);
    try {
      accept(await readAsWhoeverIsThere(calls, current));
    } catch (error) {
      if (!isGone(expectedFailure(error))) throw error;
      await replace(current);
    }
    if (known?.orderCreated) await replace(known.cartId);
  }

  /** Returns the current state: callers wait for a running read and then share the next one. */
  function read(): Promise<void> {
    if (reading) {
      readingNext ??= reading.catch(() => {}).then(read);
      return readingNext;
    }
    readingNext = undefined;
    reading = readNow().finally(() => {
      reading = undefined;
    });
    return reading;
  }

  return {
    id: () => id,
    known: () => known,
    etag: () => etag ?? undefined,
    /** A service that returns tags also supports idempotency keys. */
    supportsIdempotency: () => etag !== null,
    accept,
    replace,
    read,
    /** The next read uses this cart, if the visitor may read it; else the current one stays. */
    offer: offered.offer,

    /** Makes sure that there is a cart, and that it has been read in this page. */
    async ensure(): Promise<void> {
      if (offered.isThere()) await read();
      const stored = ids.read();
      if (id === null) await replace(null);
      else if (!known || (stored && stored !== id)) await read();
    },

    async write(change: CartChange, idempotencyKey: string): Promise<void> {
      if (!id) throw new Error('a write before there is a cart');
      const written = id;
      const hasRow = change.kind === 'set' && quantityOf(known, change.itemId) > 0;
      const answer = await calls.write(id, change, { idempotencyKey, ifMatch: etag ?? undefined, hasRow });
      // Whatever comes of the app's cart, this write is done.
      if (offered.isThere()) await offered.store(written).catch(() => null);
      // The cart was replaced meanwhile, so the write went to a cart that is no longer shown.
      if ((ids.read() ?? written) !== written) throw new ApiError({ kind: 'invalidCart' });
      accept(answer);
    },
  };
}
