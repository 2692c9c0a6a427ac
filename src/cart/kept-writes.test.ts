import { expect, it } from 'vitest';
import { cartId, productNumber } from '../domain/ids';
import { canResume, type KeptWrite, toKeep } from './kept-writes';
import type { Write } from './queue';

const itemId = productNumber('1');
const [mine, other] = [cartId('c1'), cartId('c2')];

function kept(change: Partial<KeptWrite> = {}): KeptWrite {
  const add = { kind: 'add', itemId, quantity: 1 } as const;
  return {
    cartId: mine,
    change: add,
    idempotencyKey: 'k',
    wish: 'k',
    sent: false,
    isKeyed: false,
    expected: 0,
    at: 0,
    ...change,
  };
}

it('a reload asks again for goods, and for nothing that the customer has not asked for', () => {
  const write = (change: Write['change']): Write => ({
    change,
    idempotencyKey: 'k',
    wish: 'k',
    sent: true,
    resumed: false,
    notBefore: 0,
    expected: 0,
    at: 7,
    done: [],
  });
  const writes = [write({ kind: 'attachMember' }), write({ kind: 'set', itemId, quantity: 3 })];
  const set = kept({ change: { kind: 'set', itemId, quantity: 3 }, sent: true, at: 7 });
  expect(toKeep(writes, { id: mine, isKnown: true, isKeyed: false })).toEqual([set]);
  expect(toKeep(writes, { id: mine, isKnown: false, isKeyed: false })).toEqual([{ ...set, cartId: null }]);
});

it('what was meant for another cart or for long ago is not done to this one', () => {
  const cart = { id: mine, isKeyed: true };
  expect(canResume(kept(), cart, 0)).toBe(true);
  expect(canResume(kept({ cartId: other }), cart, 0)).toBe(false);
  expect(canResume(kept(), { ...cart, id: null }, 0)).toBe(false);
  expect(canResume(kept(), cart, 10 * 60_000 + 1)).toBe(false);
});

it('what may have been done is only asked for again of a service that knows its key', () => {
  const cart = { id: mine, isKeyed: false };
  expect(canResume(kept({ sent: true }), cart, 0)).toBe(false);
  expect(canResume(kept({ sent: false }), cart, 0)).toBe(true);
  expect(canResume(kept({ sent: true, isKeyed: true }), cart, 0)).toBe(true);
  expect(canResume(kept({ sent: true }), { ...cart, isKeyed: true }, 0)).toBe(true);
});

it('what was kept before there was a cart cannot have been done to any, and is meant for the one that there is', () => {
  for (const cart of [null, mine].flatMap((id) => [true, false].map((isKeyed) => ({ id, isKeyed })))) {
    expect(canResume(kept({ cartId: null, sent: true }), cart, 0)).toBe(true);
    expect(canResume(kept({ cartId: null }), cart, 0)).toBe(true);
  }
});
