import { expect, it } from 'vitest';
import { cartId, productNumber } from '../../domain/ids';
import type { Write } from '../queue/write';
import { canResume, type StoredWrite, toStored } from './stored-writes';

const itemId = productNumber('1');
const [mine, other] = [cartId('c1'), cartId('c2')];

function storedWrite(change: Partial<StoredWrite> = {}): StoredWrite {
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

it('a reload resumes product changes, and nothing that the customer has not requested', () => {
  const write = (change: Write['change']): Write => ({
    change,
    idempotencyKey: 'k',
    requestKey: 'k',
    sent: true,
    resumed: false,
    mayBeApplied: false,
    notBefore: 0,
    expected: 0,
    requestedAt: 7,
    resolvers: [],
  });
  const writes = [write({ kind: 'attachMember' }), write({ kind: 'set', itemId, quantity: 3 })];
  const set = storedWrite({ change: { kind: 'set', itemId, quantity: 3 }, sent: true, at: 7 });
  expect(toStored(writes, { id: mine, isKnown: true, supportsIdempotency: false })).toEqual([set]);
  expect(toStored(writes, { id: mine, isKnown: false, supportsIdempotency: false })).toEqual([
    { ...set, cartId: null },
  ]);
});

it('writes for another cart or from long ago are not resumed', () => {
  const cart = { id: mine, supportsIdempotency: true };
  expect(canResume(storedWrite(), cart, 0)).toBe(true);
  expect(canResume(storedWrite({ cartId: other }), cart, 0)).toBe(false);
  expect(canResume(storedWrite(), { ...cart, id: null }, 0)).toBe(false);
  expect(canResume(storedWrite(), cart, 10 * 60_000 + 1)).toBe(false);
});

it('a write that may have been applied is resumed only if the service supports its key', () => {
  const cart = { id: mine, supportsIdempotency: false };
  expect(canResume(storedWrite({ sent: true }), cart, 0)).toBe(false);
  expect(canResume(storedWrite({ sent: false }), cart, 0)).toBe(true);
  expect(canResume(storedWrite({ sent: true, isKeyed: true }), cart, 0)).toBe(true);
  expect(canResume(storedWrite({ sent: true }), { ...cart, supportsIdempotency: true }, 0)).toBe(true);
});

it('a write stored before there was a cart cannot have been applied, and is meant for the current cart', () => {
  for (const cart of [null, mine].flatMap((id) =>
    [true, false].map((supportsIdempotency) => ({ id, supportsIdempotency })),
  )) {
    expect(canResume(storedWrite({ cartId: null, sent: true }), cart, 0)).toBe(true);
    expect(canResume(storedWrite({ cartId: null }), cart, 0)).toBe(true);
  }
});
