import type { CartChange } from '../api/cart/changes';
import type { Failure } from '../api/errors';
import { type Cart, quantityOf } from '../domain/cart';
import type { ProductNumber } from '../domain/ids';

export type CartOutcome = { ok: true; cart: Cart } | { ok: false; failure: Failure };

/** A change that the service has not answered yet. */
export interface Write {
  change: CartChange;
  idempotencyKey: string;
  /** The key that it was asked for under, whatever it is sent under now. */
  wish: string;
  /** It may have reached the service, so it can no longer be joined with a later one. */
  sent: boolean;
  /** Asked for before a reload: it keeps its key, and so is never joined with what is asked for after. */
  resumed: boolean;
  /** Epoch ms before which it is held back, since typing may go on. */
  notBefore: number;
  /** For a set quantity: what the row held when the customer decided. */
  expected: number;
  /** Epoch ms when the customer wished for it. */
  at: number;
  done: ((outcome: CartOutcome) => void)[];
}

export function itemsOf(change: CartChange): ProductNumber[] {
  if (change.kind === 'addMany') return change.items.map((item) => item.itemId);
  return change.kind === 'add' || change.kind === 'set' ? [change.itemId] : [];
}

/** Two wishes for one row as one, or null where they cannot be joined. */
function joined(first: CartChange, next: CartChange): CartChange | null {
  if (next.kind === 'set' && (first.kind === 'set' || first.kind === 'add')) {
    return first.itemId === next.itemId ? next : null;
  }
  if (next.kind === 'add' && (first.kind === 'set' || first.kind === 'add')) {
    return first.itemId === next.itemId ? { ...first, quantity: first.quantity + next.quantity } : null;
  }
  return null;
}

/** Puts a write last, or joins it with one for the same row that has not left yet. */
export function enqueue(writes: readonly Write[], write: Write): Write[] {
  const items = itemsOf(write.change);
  for (let index = writes.length - 1; index >= 0; index--) {
    const earlier = writes[index];
    if (!earlier || earlier.sent || earlier.resumed) break;
    const change = joined(earlier.change, write.change);
    if (change) {
      const { notBefore, at } = write;
      const both = { ...earlier, change, notBefore, at, done: [...earlier.done, ...write.done] };
      return writes.with(index, both);
    }
    if (itemsOf(earlier.change).some((item) => items.includes(item))) break;
  }
  return [...writes, write];
}

/** Whether the service's cart already is as the change wants it. */
export function isDone(change: CartChange, cart: Cart): boolean {
  return change.kind === 'set' && quantityOf(cart, change.itemId) === change.quantity;
}

/** Whether somebody else has changed the row since the customer decided what it should hold. */
export function isOvertaken({ change, expected }: Write, cart: Cart): boolean {
  return change.kind === 'set' && quantityOf(cart, change.itemId) !== expected && !isDone(change, cart);
}

/** Whether a change whose answer was lost shows in a cart that was read afterwards. */
export function seemsApplied(change: CartChange, before: Cart, after: Cart): boolean {
  if (after.version === before.version) return false;
  if (change.kind === 'add')
    return quantityOf(after, change.itemId) >= quantityOf(before, change.itemId) + change.quantity;
  if (change.kind === 'addMany') {
    return change.items.every((item) => seemsApplied({ kind: 'add', ...item }, before, after));
  }
  return isDone(change, after);
}
