import { limits } from '../../domain/limits';
import type { Stored } from '../../platform/storage/create-storage';

export interface IdleParts {
  lastActive: Stored<number | null>;
  /** The wall clock, in epoch milliseconds. */
  now(): number;
  /** Monotonic clock, in milliseconds. */
  monotonic(): number;
}

/**
 * How long the customer has been inactive, as one tab can know it. The wall clock includes sleep; the monotonic clock
 * continues when the wall clock is set back. The longer time is used: a clock set forward looks like sleep.
 */
export function idleTime({ lastActive, now, monotonic }: IdleParts) {
  let known = lastActive.read();
  let knownSince = monotonic();
  /** Values written before this tab was opened may be older than the clock shows. */
  let hasReported = false;

  function learn(): void {
    const value = lastActive.read();
    if (value === known) return;
    known = value;
    hasReported = true;
    knownSince = monotonic();
  }

  lastActive.subscribe(learn);

  const byWall = () => (known === null ? 0 : now() - known * 1000);

  /** milliseconds */
  function passed(): number {
    learn();
    return Math.max(byWall(), monotonic() - knownSince);
  }

  return {
    passed,
    /** Call it on sign-in: earlier values do not belong to this customer. */
    forget(): void {
      known = lastActive.read();
      knownSince = monotonic();
      hasReported = false;
    },
    /** A tab has just written the time, so another write is unnecessary. */
    isFresh: () => hasReported && passed() < limits.session.write && byWall() > -limits.session.write,
    restart(): void {
      const seconds = Math.floor(now() / 1000);
      // After a clock was set back, writing the same value would not notify other tabs.
      lastActive.write(seconds === known ? seconds + 1 : seconds);
      learn();
    },
  };
}
