import type { Stored } from '../../platform/storage/create-storage';
import { type Expiry, longAgo } from '../expiry';

export interface AbsenceParts {
  entry: Stored<Expiry>;
  lastActive: Stored<number | null>;
  now(): number;
  limit(): number;
  /** Ends the session at the service. */
  finish(): Promise<void>;
}

/**
 * For a page that is loaded after a long inactivity. The customer is signed out if it was too long, and for as long as
 * the service could not be notified; each page that is loaded retries that.
 * @returns whether the customer is signed out: neither token nor session cookie may be used
 */
export function leaveAfterAbsence(parts: AbsenceParts): boolean {
  const { entry, lastActive } = parts;
  const known = entry.read();
  const isTooLong = parts.now() - (lastActive.read() ?? 0) * 1000 > parts.limit();
  const isFound = known.state !== 'EXPIRED' && !known.unfinished && isTooLong;
  if (isFound) {
    entry.write({ ...known, state: 'EXPIRED', unfinished: true });
    lastActive.write(longAgo);
  }
  if (!isFound && !known.unfinished) return false;
  parts.finish().catch(() => {});
  return true;
}
