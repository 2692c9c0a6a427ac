import { type CartChange, itemsOf } from '../../api/cart/changes';
import type { Failure } from '../../api/errors';
import { type Cart, quantityOf } from '../../domain/cart';

export type CartOutcome = { ok: true; cart: Cart } | { ok: false; failure: Failure };

/** A pending change. */
export interface Write {
  change: CartChange;
  idempotencyKey: string;
  /** The original key of the request, even if it is sent with another one. */
  requestKey: string;
  /** It may have reached the service, so it can no longer be merged with a later one. */
  sent: boolean;
  /** Requested before a reload: it must not change its key, so it is never merged. */
  resumed: boolean;
  /** Sent by the page before: the service's cart may already include it. */
  mayBeApplied: boolean;
  /** Epoch ms before which it is not sent, in case further changes follow. */
  notBefore: number;
  /** For a set quantity: the row's quantity when the customer decided. */
  expected: number;
  /** Epoch ms of the customer's request. */
  requestedAt: number;
  resolvers: ((outcome: CartOutcome) => void)[];
}

/** Stored data of a write interrupted by a reload. */
export type InterruptedWrite = Pick<
  Write,
  'change' | 'idempotencyKey' | 'requestKey' | 'sent' | 'expected' | 'requestedAt'
>;

export function newWrite(change: CartChange, key: string, cart: Cart | null, requestedAt: number): Write {
  const [item] = itemsOf(change);
  return {
    change,
    idempotencyKey: key,
    requestKey: key,
    sent: false,
    resumed: false,
    mayBeApplied: false,
    notBefore: 0,
    expected: item === undefined ? 0 : quantityOf(cart, item),
    requestedAt,
    resolvers: [],
  };
}

/** Merges two changes of one row; null if they cannot be merged. */
function joined(first: CartChange, next: CartChange): CartChange | null {
  if (next.kind === 'set' && (first.kind === 'set' || first.kind === 'add')) {
    return first.itemId === next.itemId ? next : null;
  }
  if (next.kind === 'add' && (first.kind === 'set' || first.kind === 'add')) {
    return first.itemId === next.itemId ? { ...first, quantity: first.quantity + next.quantity } : null;
  }
  return null;
}

/** Appends a write, or merges it with one for the same row that has not been sent yet. */
export function enqueue(writes: readonly Write[], write: Write): Write[] {
  const items = itemsOf(write.change);
  for (let index = writes.length - 1; index >= 0; index--) {
    const earlier = writes[index];
    if (!earlier || earlier.sent || earlier.resumed) break;
    const change = joined(earlier.change, write.change);
    if (change) {
      const { notBefore, requestedAt } = write;
      const resolvers = [...earlier.resolvers, ...write.resolvers];
      return writes.with(index, { ...earlier, change, notBefore, requestedAt, resolvers });
    }
    if (itemsOf(earlier.change).some((item) => items.includes(item))) break;
  }
  return [...writes, write];
}

/** Whether the service's cart already matches the change. */
export function isDone(change: CartChange, cart: Cart): boolean {
  return change.kind === 'set' && quantityOf(cart, change.itemId) === change.quantity;
}

/** Whether the row was changed elsewhere since the customer set its quantity. */
export function isOvertaken({ change, expected }: Write, cart: Cart): boolean {
  return change.kind === 'set' && quantityOf(cart, change.itemId) !== expected && !isDone(change, cart);
}

/** Whether a change whose response was lost is visible in a cart that was read afterwards. */
export function seemsApplied(change: CartChange, before: Cart, after: Cart): boolean {
  if (after.version === before.version) return false;
  if (change.kind === 'add')
    return quantityOf(after, change.itemId) >= quantityOf(before, change.itemId) + change.quantity;
  if (change.kind === 'addMany') {
    return change.items.every((item) => seemsApplied({ kind: 'add', ...item }, before, after));
  }
  return isDone(change, after);
}
