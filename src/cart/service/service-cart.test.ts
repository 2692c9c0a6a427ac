import { expect, it, vi } from 'vitest';
import { ApiError } from '../../api/errors';
import type { Answer } from '../../api/http';
import type { Cart } from '../../domain/cart';
import { emptyCart } from '../../domain/empty-cart';
import { cartId } from '../../domain/ids';
import { type ServiceCartParts, serviceCart } from './service-cart';

const id = cartId('a');
const answer = (version: number): Answer<Cart> => ({ data: { ...emptyCart, cartId: id, version }, etag: null });

const others: Omit<ServiceCartParts, 'calls'> = {
  ids: { read: () => id, write: () => true },
  visitor: () => ({ userId: 'visitor' }),
  locks: undefined,
  newKey: () => 'key',
  products: { store() {}, of: () => [] },
  emit() {},
};

/** A service with a versioned cart, whose reads complete one by one with the state from when they began. */
function slowService() {
  const reads: (() => void)[] = [];
  let version = 1;
  const cart = serviceCart({
    calls: {
      create: async () => answer(version),
      read: () => {
        const asOfNow = answer(version);
        return new Promise((resolve) => reads.push(() => resolve(asOfNow)));
      },
      write: async () => answer(++version),
    },
    ...others,
  });
  return { cart, reads, changeElsewhere: () => void version++ };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

it('a refresh returns the state after it was requested, not that of a read already running', async () => {
  const { cart, reads, changeElsewhere } = slowService();
  const early = cart.read();
  changeElsewhere();
  let done = false;
  const refresh = cart.read().then(() => {
    done = true;
  });
  reads[0]?.();
  await early;
  await settled();
  expect(done, 'the early read does not answer for the refresh').toBe(false);
  reads[1]?.();
  await refresh;
  expect(cart.known()?.version).toBe(2);
});

it('concurrent refreshes share one read', async () => {
  const { cart, reads } = slowService();
  const all = [cart.read(), cart.read(), cart.read(), cart.read()];
  reads[0]?.();
  await all[0];
  await settled();
  reads[1]?.();
  await Promise.all(all);
  expect(reads).toHaveLength(2);
});

it('a response older than the result of a write is dropped', async () => {
  const { cart, reads } = slowService();
  const early = cart.read();
  await cart.write({ kind: 'touchRx' }, 'key');
  reads[0]?.();
  await early;
  expect(cart.known()?.version).toBe(2);
});

const mine = cartId('mine');
const theirs = cartId('theirs');

/** A visitor with a cart, in an app that names another one. */
function offered(readOther: () => Answer<Cart>) {
  const ids = { current: mine };
  const emit = vi.fn();
  const create = vi.fn(async () => answer(1));
  const read = vi.fn(async (cart) =>
    cart === mine ? { ...answer(1), data: { ...emptyCart, cartId: mine } } : readOther(),
  );
  const cart = serviceCart({
    ...others,
    calls: { create, read, write: async () => answer(1) },
    ids: {
      read: () => ids.current,
      write(next) {
        ids.current = next;
        return true;
      },
    },
    emit,
  });
  cart.offer(theirs);
  return { cart, ids, emit, create, read };
}

const refusal = (status: number) => new ApiError({ kind: 'refused', status, code: null, fields: [] });

it('the cart that an app names takes the place of the visitor’s, with one read', async () => {
  const { cart, ids, read, emit } = offered(() => ({
    ...answer(3),
    data: { ...emptyCart, cartId: theirs, version: 3 },
  }));
  await cart.read();
  expect([cart.id(), ids.current]).toEqual([theirs, theirs]);
  expect(read).toHaveBeenCalledOnce();
  expect(emit).not.toHaveBeenCalledWith({ type: 'offerRefused' });
});

it.each([
  ['does not exist', () => refusal(404)],
  ['is somebody else’s', () => refusal(403)],
  ['has been ordered', () => null],
])('a cart that %s never costs the customer the cart that was there', async (_, failure) => {
  const { cart, ids, create, emit } = offered(() => {
    const error = failure();
    if (error) throw error;
    return { ...answer(3), data: { ...emptyCart, cartId: theirs, version: 3, orderCreated: true } };
  });
  await cart.read();
  expect([cart.id(), ids.current]).toEqual([mine, mine]);
  expect(create).not.toHaveBeenCalled();
  expect(emit).toHaveBeenCalledWith({ type: 'offerRefused' });
});

it('while the service does not answer, the app’s cart is neither used nor refused: the next read tries it again', async () => {
  let isDown = true;
  const { cart, ids, emit } = offered(() => {
    if (isDown) throw refusal(503);
    return { ...answer(3), data: { ...emptyCart, cartId: theirs, version: 3 } };
  });
  await expect(cart.read()).rejects.toMatchObject({ failure: { status: 503 } });
  expect(ids.current).toBe(mine);
  isDown = false;
  await cart.read();
  expect(ids.current).toBe(theirs);
  expect(emit).not.toHaveBeenCalledWith({ type: 'offerRefused' });
});

it('an app that names the cart that is there causes no other reads', async () => {
  const { cart, read, emit } = offered(() => answer(1));
  cart.offer(mine);
  await cart.read();
  await cart.ensure();
  await cart.ensure();
  expect(read).toHaveBeenCalledExactlyOnceWith(mine);
  expect(emit).not.toHaveBeenCalledWith({ type: 'offerRefused' });
});

it('the app’s cart is read before the first product is added', async () => {
  const { cart, create } = offered(() => ({ ...answer(3), data: { ...emptyCart, cartId: theirs, version: 3 } }));
  await cart.ensure();
  expect(cart.id()).toBe(theirs);
  expect(create).not.toHaveBeenCalled();
});

const notSignedIn = () => new ApiError({ kind: 'refused', status: 401, code: null, fields: [] });

function refusingService(...refusals: unknown[]) {
  const create = vi.fn(async () => answer(9));
  const read = vi.fn(async () => {
    if (refusals.length > 0) throw refusals.shift();
    return answer(1);
  });
  const cart = serviceCart({
    calls: { create, read, write: async () => answer(1) },
    ...others,
  });
  return { cart, create, read };
}

it('when the bearer expires during a read, the cart is read again as a visitor, without carrying products over', async () => {
  const { cart, create } = refusingService(notSignedIn());
  await cart.read();
  expect(cart.known()?.version).toBe(1);
  expect(create).not.toHaveBeenCalled();
});

it('a cart whose reader cannot be authenticated is not replaced', async () => {
  const { cart, create, read } = refusingService(notSignedIn(), notSignedIn());
  await expect(cart.read()).rejects.toMatchObject({ failure: { status: 401 } });
  expect(read).toHaveBeenCalledTimes(2);
  expect(create).not.toHaveBeenCalled();
});
