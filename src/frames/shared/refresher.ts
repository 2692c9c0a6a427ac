/** What a provider's script offers for the time in which its amounts are being changed. */
export interface Suspendable {
  suspend(options?: { autoResume: { enabled: boolean } }): void;
  resume(): void;
}

export interface Refresher {
  /** The cart has changed: nothing can be chosen or paid until the provider's service knows of it. */
  refresh(): Promise<void>;
  isBusy(): boolean;
}

/** What changes while the service is being told may have come too late for it: then it is told once more. */
export function createRefresher(widget: Suspendable, bringUpToDate: () => Promise<unknown>): Refresher {
  let running: Promise<void> | undefined;
  let again = false;

  async function whileWanted(): Promise<void> {
    widget.suspend({ autoResume: { enabled: false } });
    while (again) {
      again = false;
      // The old amounts stay then; the cart service refuses a payment that does not cover the cart.
      await bringUpToDate().catch(() => {});
    }
    widget.resume();
  }

  return {
    refresh() {
      again = true;
      running ??= whileWanted().finally(() => {
        running = undefined;
      });
      return running;
    },
    isBusy: () => running !== undefined,
  };
}
