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
