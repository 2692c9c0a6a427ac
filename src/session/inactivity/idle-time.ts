import { limits } from '../../domain/limits';
import type { Stored } from '../../platform/storage/create-storage';

export interface IdleParts {
  lastActive: Stored<number | null>;
  /** The wall clock, in epoch milliseconds. */
  now(): number;
  /** Milliseconds of a clock that nobody sets. */
  monotonic(): number;
}

/**
 * How long nobody has done anything, as one tab can know it. The wall clock counts sleep too; a clock that nobody sets
 * counts on when the wall clock is set back. The longer time is taken: a clock that is set forward looks like sleep.
 */
export function idleTime({ lastActive, now, monotonic }: IdleParts) {
  let known = lastActive.read();
  let knownSince = monotonic();
  /** What was written before this tab was there may be older than the clock tells. */
  let hasHeard = false;

  function learn(): void {
    const value = lastActive.read();
    if (value === known) return;
    known = value;
    hasHeard = true;
    knownSince = monotonic();
  }

  lastActive.subscribe(learn);

  const byWall = () => (known === null ? 0 : now() - known * 1000);

  /** Milliseconds */
  function passed(): number {
    learn();
    return Math.max(byWall(), monotonic() - knownSince);
  }

  return {
    passed,
    /** Somebody has signed in: what was known before is not of them. */
    forget(): void {
      known = lastActive.read();
      knownSince = monotonic();
      hasHeard = false;
    },
    /** Some tab has just written: another write would say nothing new. */
    isFresh: () => hasHeard && passed() < limits.session.write && byWall() > -limits.session.write,
    restart(): void {
      const seconds = Math.floor(now() / 1000);
      // The same value again, after a clock was set back, would be no news to other tabs.
      lastActive.write(seconds === known ? seconds + 1 : seconds);
      learn();
    },
  };
}
