import { takePendingAdditions } from '../../cart/unsent/pending-additions';
import { storeUnsent } from '../../cart/unsent/store-unsent';
import { takeBlockedPresses } from '../../lib/blocked-presses';
import { randomId } from '../../lib/random-id';
import { keyOf } from '../../platform/storage/key-of';

/** The next page of this tab adds what was pressed here and has not reached the cart. */
export function storeUnsentOnLeave(page: Window): void {
  page.addEventListener('pagehide', () => {
    const pressed = takeBlockedPresses().flatMap(({ dataset: { adds: itemId } }) =>
      itemId === undefined ? [] : [{ itemId, quantity: 1 }],
    );
    storeUnsent(page, keyOf('waitingWrites'), randomId, [...pressed, ...takePendingAdditions()]);
  });
}
