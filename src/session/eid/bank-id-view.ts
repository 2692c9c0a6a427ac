import type { PrimitiveAtom } from 'jotai';
import type { Store } from '../../lib/store';
import type { PendingOrder } from './bank-id-rules';
import type { BankIdState, Problem, Way } from './bank-id-state';

/** Writes a sign-in's state for the screen. */
export function bankIdView(store: Store, state: PrimitiveAtom<BankIdState>) {
  function pending(): Extract<BankIdState, { step: 'pending' }> | null {
    const now = store.get(state);
    return now.step === 'pending' ? now : null;
  }

  return {
    show: (next: BankIdState) => store.set(state, next),

    /** Hides a QR code that cannot be renewed, since it can no longer be scanned. */
    showPending(
      { way, notOpened }: { way: Way; notOpened: boolean },
      order: PendingOrder | null,
      problem: Problem | null,
    ): void {
      const before = pending();
      const { hint, autoStartToken, qrCode } = order ?? {
        hint: before?.hint ?? null,
        autoStartToken: before?.autoStartToken ?? null,
        qrCode: null,
      };
      store.set(state, { step: 'pending', way, hint, autoStartToken, qrCode, notOpened, problem });
    },

    showOpening(notOpened: boolean): void {
      const now = pending();
      if (now) store.set(state, { ...now, notOpened });
    },

    /** What the app on this device is opened with. */
    autoStartToken: () => pending()?.autoStartToken ?? null,
  };
}
