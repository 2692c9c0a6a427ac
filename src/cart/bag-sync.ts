import type { CartChange } from '../api/cart/changes';
import { type BagAtService, bagStep } from '../domain/bag-sync';
import type { CartOutcome } from './queue/write';
import type { CartView } from './view';

export interface BagSyncParts {
  /** The bag as it is now. Rejects where it cannot be had: then nothing is done. */
  readBag(): Promise<BagAtService>;
  view(): Pick<CartView, 'cart' | 'status'>;
  /** Whether its owner is not just leaving, in whichever tab: the bag leaves the cart then. */
  stays(): boolean;
  change(change: CartChange): Promise<CartOutcome>;
  /** The bag could not be put into the cart. */
  failed(): void;
}

/**
 * Keeps the cart and the prescription bag together; to be called whenever either may have changed. One run at a time:
 * what changes meanwhile is looked at by one more.
 */
export function createBagSync({ readBag, view, stays, change, failed }: BagSyncParts): () => Promise<void> {
  let running = false;
  let again = false;
  /** A bag that the service does not take is not offered to the same cart for ever. */
  let offeredTo: string | null = null;

  async function look(): Promise<void> {
    const bag = await readBag().catch(() => null);
    if (!stays()) return;
    const { cart, status } = view();
    const step = bag && status === 'ready' ? bagStep(bag, cart) : null;
    if (step === 'touch') await change({ kind: 'touchRx' });
    const target = cart?.cartId ?? '';
    if (step !== 'attach' || bag?.prescriptionBagId == null || offeredTo === target) return;
    const { ok } = await change({ kind: 'attachBag', prescriptionBagId: bag.prescriptionBagId });
    // A cart that was made for the bag has an id by now.
    offeredTo = view().cart?.cartId ?? target;
    if (!ok) failed();
  }

  return async () => {
    again = true;
    if (running) return;
    running = true;
    while (again) {
      again = false;
      await look();
    }
    running = false;
  };
}
