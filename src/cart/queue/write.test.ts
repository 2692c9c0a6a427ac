import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartChange } from '../../api/cart/changes';
import { quantityOf } from '../../domain/cart';
import { emptyCart } from '../../domain/empty-cart';
import { productNumber } from '../../domain/ids';
import { card } from '../testing/card';
import { applyOptimistic } from './optimistic';
import { enqueue, type Write } from './write';

const [a, b] = [productNumber('1'), productNumber('2')];

function write(change: CartChange, sent = false): Write {
  return {
    change,
    idempotencyKey: 'k',
    requestKey: 'k',
    sent,
    resumed: false,
    mayBeApplied: false,
    notBefore: 0,
    expected: 0,
    requestedAt: 0,
    resolvers: [],
  };
}

function line(...changes: CartChange[]): CartChange[] {
  return changes
    .map((change) => write(change))
    .reduce<Write[]>(enqueue, [])
    .map((each) => each.change);
}

describe('pending writes', () => {
  it('for one row are merged: the last set quantity, or the sum of what was added', () => {
    expect(line({ kind: 'set', itemId: a, quantity: 1 }, { kind: 'set', itemId: a, quantity: 12 })).toEqual([
      { kind: 'set', itemId: a, quantity: 12 },
    ]);
    expect(line({ kind: 'add', itemId: a, quantity: 1 }, { kind: 'add', itemId: a, quantity: 2 })).toEqual([
      { kind: 'add', itemId: a, quantity: 3 },
    ]);
    expect(line({ kind: 'set', itemId: a, quantity: 4 }, { kind: 'add', itemId: a, quantity: 1 })).toEqual([
      { kind: 'set', itemId: a, quantity: 5 },
    ]);
  });

  it('for different rows stay separate, in order', () => {
    const changes: CartChange[] = [
      { kind: 'add', itemId: a, quantity: 1 },
      { kind: 'addVoucher', code: 'X' },
      { kind: 'add', itemId: b, quantity: 1 },
    ];
    expect(line(...changes)).toEqual(changes);
  });

  it('are never merged with one that has been sent', () => {
    const sent = write({ kind: 'set', itemId: a, quantity: 1 }, true);
    expect(enqueue([sent], write({ kind: 'set', itemId: a, quantity: 2 }))).toHaveLength(2);
  });

  it('are never merged with one from before a reload, whose key the service may know', () => {
    const stored = { ...write({ kind: 'add', itemId: a, quantity: 1 }), resumed: true };
    expect(enqueue([stored], write({ kind: 'add', itemId: a, quantity: 1 }))).toHaveLength(2);
  });

  it('merged, result in the same cart as one by one', () => {
    const item = fc.constantFrom(a, b);
    const quantity = fc.integer({ min: 0, max: 9 });
    const change: fc.Arbitrary<CartChange> = fc.oneof(
      fc.record({ kind: fc.constant('add' as const), itemId: item, quantity: fc.integer({ min: 1, max: 9 }) }),
      fc.record({ kind: fc.constant('set' as const), itemId: item, quantity }),
      fc.record({
        kind: fc.constant('addMany' as const),
        items: fc.array(fc.record({ itemId: item, quantity: fc.integer({ min: 1, max: 3 }) }), { maxLength: 2 }),
      }),
    );
    const cartAfter = (changes: CartChange[]) => {
      const cart = changes.reduce((before, each) => applyOptimistic(before, each, card), emptyCart);
      return [a, b].map((itemId) => quantityOf(cart, itemId));
    };
    fc.assert(
      fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
        expect(cartAfter(line(...changes))).toEqual(cartAfter(changes));
      }),
    );
  });
});
