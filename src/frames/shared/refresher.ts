/** Methods of a provider's script that block it while amounts change. */
export interface Suspendable {
  suspend(options?: { autoResume: { enabled: boolean } }): void;
  resume(): void;
}

export interface Refresher {
  /** The cart has changed: blocks choices and payment until the provider's service is updated. */
  refresh(): Promise<void>;
  isBusy(): boolean;
}

/** A change during an update may be too late for it, so one more update follows. */
export function createRefresher(widget: Suspendable, bringUpToDate: () => Promise<unknown>): Refresher {
  let running: Promise<void> | undefined;
  let again = false;

  async function refreshWhileRequested(): Promise<void> {
    widget.suspend({ autoResume: { enabled: false } });
    while (again) {
      again = false;
      // The old amounts then stay; the cart service rejects a payment that does not cover the cart.
      await bringUpToDate().catch(() => {});
    }
    widget.resume();
  }

  return {
    refresh() {
      again = true;
      running ??= refreshWhileRequested().finally(() => {
        running = undefined;
      });
      return running;
    },
    isBusy: () => running !== undefined,
  };
}
