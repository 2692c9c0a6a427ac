import { expect, it } from 'vitest';
import type { FailureKind } from '../../../api/errors';
import type { ConfirmOutcome } from '../../../cart/checkout/checkout';
import { orderId } from '../../../domain/ids';
import { certaintyOf, isReleased, verdictOf } from './verdict';

function answered(status: 'confirmed' | 'pending' | 'rejected' | 'unknown'): ConfirmOutcome {
  const isOrder = status === 'confirmed';
  return { ok: true, confirmation: { status, orderId: isOrder ? orderId('o1') : null, customerToken: null } };
}

it('only a confirmed payment is an order, and only a rejected one is declined', () => {
  expect(verdictOf(answered('confirmed'))).toBe('ordered');
  expect(verdictOf(answered('rejected'))).toBe('declined');
});

it('a pending or unknown status is unsure', () => {
  expect(verdictOf(answered('pending'))).toBe('unsure');
  expect(verdictOf(answered('unknown'))).toBe('unsure');
});

const cartConflict = { kind: 'cartConflict', itemId: null, reason: null, customerDescription: 'Slut' } as const;

it('an order that the service refuses with a reason is refused', () => {
  for (const failure of [
    { kind: 'conflict', code: 'AMOUNT_CHANGED' } as const,
    { kind: 'notMature' } as const,
    cartConflict,
  ])
    expect(verdictOf({ ok: false, failure })).toBe('refused');
});

it('a payment is given back with a refusal after which it could not be used', () => {
  for (const code of ['PRESCRIPTION_ENDED', 'PRICE_CHANGED', 'NAMES_DIFFER', 'EMPTY_CART'])
    expect(isReleased({ kind: 'conflict', code })).toBe(true);
  expect(isReleased(cartConflict), 'sold out since').toBe(true);
  expect(isReleased({ kind: 'conflict', code: 'AMOUNT_CHANGED' })).toBe(false);
  expect(isReleased({ kind: 'network' })).toBe(false);
});

it.each<FailureKind & ('network' | 'timeout' | 'invalidCart')>(['network', 'timeout', 'invalidCart'])(
  'a request that failed with %s is not a failed payment',
  (kind) => {
    expect(verdictOf({ ok: false, failure: { kind } })).toBe('unsure');
  },
);

it('a payment is known to be for another cart if the service says so, and only then', () => {
  expect(certaintyOf({ ok: false, failure: { kind: 'conflict', code: 'AMOUNT_CHANGED' } })).toBe('changed');
  expect(certaintyOf({ ok: false, failure: { kind: 'conflict', code: 'PRICE_CHANGED' } })).toBe('known');
  expect(certaintyOf({ ok: false, failure: { kind: 'network' } })).toBe('unsure');
  expect(certaintyOf({ ok: false, failure: { kind: 'invalidCart' } })).toBe('gone');
});
