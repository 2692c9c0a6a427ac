import type { CartChange, ItemQuantity } from '../../api/cart/changes';

interface PendingAddition {
  /** The cart's code has it, it failed, or the customer is asked first. */
  release(): void;
  /** The page was left: if it comes back, it must not add it, too. */
  isTaken(): boolean;
}

const pending = new Map<object, ItemQuantity[]>();

function additionsOf(change: CartChange): ItemQuantity[] {
  if (change.kind === 'addMany') return change.items;
  return change.kind === 'add' ? [{ itemId: change.itemId, quantity: change.quantity }] : [];
}

/** Tracks an addition that the cart's code does not have yet. */
export function trackAddition(change: CartChange): PendingAddition {
  const items = additionsOf(change);
  const id = {};
  let isReleased = items.length === 0;
  if (!isReleased) pending.set(id, items);
  return {
    release() {
      isReleased = true;
      pending.delete(id);
    },
    isTaken: () => !isReleased && !pending.has(id),
  };
}

/** What is still pending when the page is left. */
export function takePendingAdditions(): ItemQuantity[] {
  const items = [...pending.values()].flat();
  pending.clear();
  return items;
}
