import type { CartChange } from '../api/cart/changes';
import { type BagAtService, bagStep } from '../domain/bag-sync';
import type { CartOutcome } from './queue/write';
import type { CartView } from './view';

export interface BagSyncParts {
  /** Reads the current bag. Nothing is done if there is none, or if it rejects. */
  readBag(): Promise<BagAtService | null>;
  view(): Pick<CartView, 'cart' | 'status'>;
  /** Whether the owner is not signing out in any tab: sign-out removes the bag from the cart. */
  stays(): boolean;
  change(change: CartChange): Promise<CartOutcome>;
  /** Called when the bag could not be attached. */
  failed(): void;
  /** Called when the bag's goods are in the cart, or it is known that they do not come now. */
  compared(): void;
}

/**
 * Keeps cart and prescription bag in sync; call it whenever either may have changed, with `changed` after a write to the
 * bag. One run at a time: changes during a run are handled by one more.
 */
export function createBagSync({
  readBag,
  view,
  stays,
  change,
  failed,
  compared,
}: BagSyncParts): (changed?: boolean) => Promise<void> {
  let running = false;
  let again = false;
  let hasChanged = false;
  /** Prevents endless attempts with a bag that the service rejects; another bag may be accepted. */
  let offeredTo: string | null = null;

  async function look(): Promise<void> {
    const changed = hasChanged;
    hasChanged = false;
    if (changed) offeredTo = null;
    const bag = await readBag().catch(() => null);
    if (!stays()) return;
    const { cart, status } = view();
    const step = bag && status === 'ready' ? bagStep(bag, cart, changed) : null;
    if (step === 'touch') await change({ kind: 'touchRx' });
    const target = cart?.cartId ?? '';
    if (step !== 'attach' || bag?.prescriptionBagId == null || offeredTo === target) return;
    const outcome = await change({ kind: 'attachBag', prescriptionBagId: bag.prescriptionBagId });
    // A cart that was created for the bag has an id by now.
    offeredTo = view().cart?.cartId ?? target;
    // The cart itself shows that it is paid for: the bag comes into the next one.
    if (!outcome.ok && outcome.failure.kind !== 'paidCart') failed();
  }

  return async (changed = false) => {
    again = true;
    hasChanged ||= changed;
    if (running) return;
    running = true;
    while (again) {
      again = false;
      await look();
    }
    running = false;
    compared();
  };
}
