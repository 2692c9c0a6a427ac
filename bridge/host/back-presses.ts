import { requestTimeoutMs } from '../protocol/limits';
import type { HostClock } from './host';

/** Presses of the back button that the page has not answered yet. */
export function createBackPresses(clock: HostClock) {
  const pending = new Map<string, (handled: boolean) => void>();
  return {
    wait(id: string): Promise<boolean> {
      return new Promise((resolve) => {
        const timer = clock.setTimeout(() => settle(false), requestTimeoutMs);
        function settle(handled: boolean) {
          clock.clearTimeout(timer);
          pending.delete(id);
          resolve(handled);
        }
        pending.set(id, settle);
      });
    },
    settle(id: string, handled: boolean): void {
      pending.get(id)?.(handled);
    },
    /** Called when the page that would have answered is gone. */
    giveUp(): void {
      for (const settle of [...pending.values()]) settle(false);
    },
  };
}
