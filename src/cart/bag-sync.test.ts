import { expect, it, vi } from 'vitest';
import type { CartChange } from '../api/cart/changes';
import type { Failure } from '../api/errors';
import type { BagAtService } from '../domain/bag-sync';
import type { Cart } from '../domain/cart';
import { emptyCart } from '../domain/empty-cart';
import { cartId } from '../domain/ids';
import { createBagSync } from './bag-sync';

const cart = (id: string): Cart => ({ ...emptyCart, cartId: cartId(id), version: 1 });

function world(first: Cart | null) {
  const state = {
    cart: first,
    bag: { prescriptionBagId: 'b1', cartId: null, rows: [{}] } as BagAtService,
    ok: true,
    failure: { kind: 'network' } as Failure,
    stays: true,
  };
  const failed = vi.fn();
  const compared = vi.fn();
  const change = vi.fn(async (sent: CartChange) => {
    if (!state.ok) return { ok: false as const, failure: state.failure };
    state.cart ??= cart('made');
    if (sent.kind === 'attachBag') state.bag = { ...state.bag, cartId: state.cart.cartId };
    return { ok: true as const, cart: state.cart };
  });
  const readBag = vi.fn(async () => state.bag);
  const sync = createBagSync({
    readBag,
    view: () => ({ cart: state.cart, status: 'ready' }),
    stays: () => state.stays,
    change,
    failed,
    compared,
  });
  return { state, sync, change, readBag, failed, compared };
}

it('attaches a bag without a cart to this one, once', async () => {
  const { sync, change } = world(cart('c1'));
  await sync();
  await sync();
  expect(change.mock.calls).toEqual([[{ kind: 'attachBag', prescriptionBagId: 'b1' }]]);
});

it('creates a cart for the bag if there is none', async () => {
  const { sync, change, state } = world(null);
  await sync();
  await sync();
  expect(change).toHaveBeenCalledOnce();
  expect(state.bag.cartId).toBe('made');
});

it('moves the bag to the cart that replaces an ordered one, unless it was ordered with it', async () => {
  const { sync, change, state } = world(cart('c1'));
  await sync();
  state.cart = cart('c2');
  await sync();
  expect(change).toHaveBeenCalledTimes(2);
  state.cart = cart('c3');
  state.bag = { ...state.bag, cartId: null, rows: [] };
  await sync();
  expect(change).toHaveBeenCalledTimes(2);
});

it('handles changes during a run in one further run, never in parallel', async () => {
  const { sync, readBag } = world(cart('c1'));
  await Promise.all([sync(), sync(), sync()]);
  expect(readBag).toHaveBeenCalledTimes(2);
});

it('reports a rejected bag once per cart', async () => {
  const { sync, change, failed, state } = world(cart('c1'));
  state.ok = false;
  await sync();
  await sync();
  expect(failed).toHaveBeenCalledOnce();
  expect(change).toHaveBeenCalledOnce();
});

it('offers a bag again to a cart that has refused it, once the bag has changed', async () => {
  const { sync, change, state } = world(cart('c1'));
  state.ok = false;
  await sync();
  state.ok = true;
  await sync();
  expect(change).toHaveBeenCalledOnce();
  await sync(true);
  expect(change).toHaveBeenCalledTimes(2);
  expect(state.bag.cartId).toBe('c1');
});

it('has the cart read a bag that has changed', async () => {
  const { sync, change } = world(cart('c1'));
  await sync();
  await sync(true);
  expect(change).toHaveBeenLastCalledWith({ kind: 'touchRx' });
});

it('reports no failure for a cart that is paid for, which shows it itself', async () => {
  const { sync, failed, state } = world(cart('c1'));
  Object.assign(state, { ok: false, failure: { kind: 'paidCart' } });
  await sync();
  expect(failed).not.toHaveBeenCalled();
});

it('does not attach the bag again if its owner signs out meanwhile, here or in another tab', async () => {
  const { sync, change, readBag, failed, state } = world(cart('c1'));
  readBag.mockImplementation(async () => {
    state.stays = false;
    return state.bag;
  });
  await sync();
  expect(change).not.toHaveBeenCalled();
  expect(failed).not.toHaveBeenCalled();
});

it('does nothing if the bag cannot be read', async () => {
  const { sync, change, readBag, failed } = world(cart('c1'));
  readBag.mockRejectedValue(new Error('503'));
  await sync();
  expect(change).not.toHaveBeenCalled();
  expect(failed).not.toHaveBeenCalled();
});

it('reports cart and bag as compared once the goods are in the cart, or it is known that they do not come', async () => {
  const { sync, change, compared } = world(null);
  change.mockImplementation(async () => {
    expect(compared).not.toHaveBeenCalled();
    return { ok: true as const, cart: cart('made') };
  });
  await sync();
  expect(change).toHaveBeenCalledOnce();
  expect(compared).toHaveBeenCalledOnce();
  const other = world(null);
  other.readBag.mockRejectedValue(new Error('503'));
  await other.sync();
  expect(other.compared).toHaveBeenCalledOnce();
});
