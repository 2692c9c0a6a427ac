import { expect, it } from 'vitest';
import { cartId, productNumber } from '../domain/ids';
import { canResume, type KeptWrite, toKeep } from './kept-writes';
import type { Write } from './queue';

const itemId = productNumber('1');
const [mine, other] = [cartId('c1'), cartId('c2')];

function kept(change: Partial<KeptWrite> = {}): KeptWrite {
  const add = { kind: 'add', itemId, quantity: 1 } as const;
  return { cartId: mine, change: add, idempotencyKey: 'k', sent: false, at: 0, ...change };
}

it('a reload asks again for goods, and for nothing that the customer has not asked for', () => {
  const write = (change: Write['change']): Write => ({
    change,
    idempotencyKey: 'k',
    sent: true,
    resumed: false,
    notBefore: 0,
    expected: 0,
    done: [],
  });
  const writes = [write({ kind: 'attachMember' }), write({ kind: 'set', itemId, quantity: 3 })];
  expect(toKeep(writes, mine, 7)).toEqual([kept({ change: { kind: 'set', itemId, quantity: 3 }, sent: true, at: 7 })]);
});

it('what was meant for another cart or for long ago is not done to this one', () => {
  const cart = { id: mine, isKeyed: true, now: 60_000 };
  expect(canResume(kept(), cart)).toBe(true);
  expect(canResume(kept({ cartId: other }), cart)).toBe(false);
  expect(canResume(kept(), { ...cart, id: null })).toBe(false);
  expect(canResume(kept(), { ...cart, now: 10 * 60_000 + 1 })).toBe(false);
});

it('what may have been done is only asked for again of a service that knows its key', () => {
  const cart = { id: mine, isKeyed: false, now: 0 };
  expect(canResume(kept({ sent: true }), cart)).toBe(false);
  expect(canResume(kept({ sent: false }), cart)).toBe(true);
  expect(canResume(kept({ sent: true }), { ...cart, isKeyed: true })).toBe(true);
});

it('the same holds for what was kept before its cart was there, unless there is none still', () => {
  const cart = { id: mine, isKeyed: false, now: 0 };
  expect(canResume(kept({ cartId: null, sent: true }), cart)).toBe(false);
  expect(canResume(kept({ cartId: null }), cart)).toBe(true);
  expect(canResume(kept({ cartId: null, sent: true }), { ...cart, isKeyed: true })).toBe(true);
  expect(canResume(kept({ cartId: null, sent: true }), { ...cart, id: null })).toBe(true);
});
