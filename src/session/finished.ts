import type { Stored } from '../platform/storage/create-storage';
import type { Ending } from './ending';

interface Entries {
  entry: Stored<Ending>;
  lastActive: Stored<number | null>;
}

/** The service has ended the session that had expired; nothing is left to do once the notice has been read, too. */
export function finished({ entry, lastActive }: Entries): void {
  const known = entry.read();
  // Somebody has signed in meanwhile.
  if (!known.unfinished) return;
  entry.write({ ...known, unfinished: false });
  if (known.state === 'ACTIVE') lastActive.clear();
}
