import type { CartChange, ItemQuantity } from '../../api/cart/changes';

interface HeldAddition {
  /** The cart's code has it, it failed, or the customer is asked first. */
  release(): void;
  /** The page was left: if it comes back, it must not add it, too. */
  isTaken(): boolean;
}

const held = new Map<object, ItemQuantity[]>();

function additionsOf(change: CartChange): ItemQuantity[] {
  if (change.kind === 'addMany') return change.items;
  return change.kind === 'add' ? [{ itemId: change.itemId, quantity: change.quantity }] : [];
}

/** Holds an addition that the cart's code does not have yet. */
export function holdAddition(change: CartChange): HeldAddition {
  const items = additionsOf(change);
  const id = {};
  let isReleased = items.length === 0;
  if (!isReleased) held.set(id, items);
  return {
    release() {
      isReleased = true;
      held.delete(id);
    },
    isTaken: () => !isReleased && !held.has(id),
  };
}

/** What is held when the page is left. */
export function takeHeldAdditions(): ItemQuantity[] {
  const items = [...held.values()].flat();
  held.clear();
  return items;
}
