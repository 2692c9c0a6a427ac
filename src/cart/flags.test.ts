import { describe, expect, it } from 'vitest';
import type { CartChange } from '../api/cart/changes';
import type { Failure } from '../api/errors';
import { productNumber } from '../domain/ids';
import type { CartEvent } from './events';
import { type CartFlags, flagsAfter } from './flags';
import { beforeStart } from './view';

const add: CartChange = { kind: 'add', itemId: productNumber('1'), quantity: 1 };
const network: Failure = { kind: 'network' };

function flagsOf(...events: CartEvent[]): CartFlags {
  return events.reduce<CartFlags>(flagsAfter, beforeStart);
}

const refused = (change: CartChange = add, failure: Failure = network): CartEvent => ({
  type: 'refused',
  change,
  failure,
});

describe('a refusal', () => {
  it('is the current problem until the customer has dismissed it', () => {
    expect(flagsOf(refused()).problem).toEqual({ change: add, failure: network });
    expect(flagsOf(refused(), { type: 'problemDismissed' }).problem).toBeNull();
  });

  it('is cleared when the customer requests something else', () => {
    expect(flagsOf(refused(), { type: 'requested', cards: [] }).problem).toBeNull();
  });

  it('of an automatic change is not shown', () => {
    expect(flagsOf(refused({ kind: 'attachMember' })).problem).toBeNull();
  });

  it('of an automatic change is shown if the cart is paid for: the customer has a purchase to finish', () => {
    const change: CartChange = { kind: 'attachMember' };
    expect(flagsOf(refused(change, { kind: 'paidCart' })).problem).toEqual({ change, failure: { kind: 'paidCart' } });
  });

  it('because the row was changed elsewhere is out of sync until the cart is loaded again', () => {
    expect(flagsOf(refused(add, { kind: 'stale' }))).toMatchObject({ outOfSync: true, problem: null });
    expect(flagsOf(refused(add, { kind: 'stale' }), { type: 'loadStarted' }).outOfSync).toBe(false);
  });
});

it('a write that waits for the network is offline until the network is back', () => {
  expect(flagsOf({ type: 'offline' }).offline).toBe(true);
  expect(flagsOf({ type: 'offline' }, { type: 'online' }).offline).toBe(false);
});

it('a cart that could not be read is failed until a later read succeeds', () => {
  const failed: CartEvent = { type: 'loaded', status: 'failed' };
  expect(flagsOf({ type: 'loadStarted' }).status).toBe('loading');
  expect(flagsOf(failed).status).toBe('failed');
  expect(flagsOf(failed, { type: 'refreshed' }).status).toBe('ready');
});

it('a cart whose id the browser does not store is not kept', () => {
  expect(flagsOf({ type: 'idNotStored' }, { type: 'loaded', status: 'ready' }).notStored).toBe(true);
});

it('after sign-out no prescription products are missing', () => {
  const without: CartEvent = { type: 'prescriptionsRead', withoutPrescriptions: true };
  expect(flagsOf(without).withoutPrescriptions).toBe(true);
  expect(flagsOf(without, { type: 'signedOut' }).withoutPrescriptions).toBe(false);
});

it('a cart that was changed elsewhere before its checkout is out of sync', () => {
  expect(flagsOf({ type: 'checkoutOutOfSync' }).outOfSync).toBe(true);
});

it.each<CartEvent['type']>(['queued', 'sent', 'rekeyed', 'confirmed', 'drained'])('%s changes no flag', (type) => {
  expect(flagsAfter(beforeStart, { type } as CartEvent)).toBe(beforeStart);
});
