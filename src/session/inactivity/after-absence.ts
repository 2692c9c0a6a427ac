import type { Stored } from '../../platform/storage/create-storage';
import { type Ending, longAgo } from '../ending';

export interface AbsenceParts {
  entry: Stored<Ending>;
  lastActive: Stored<number | null>;
  now(): number;
  limit(): number;
  /** Has the service end the session. */
  finish(): Promise<void>;
}

/**
 * For a page that is loaded when nobody has done anything for long. Whoever was signed in is gone where that was too
 * long, and as long as the service could not be told to end their session; each page that is loaded tries that again.
 * @returns whether they are gone: neither their token nor their session cookie may be used
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
