import type { Stored } from '../platform/storage/create-storage';
import type { Expiry } from './expiry';

interface Entries {
  entry: Stored<Expiry>;
  lastActive: Stored<number | null>;
}

/** Call it when the service has ended the session; after that only the notice has to be dismissed. */
export function finished({ entry, lastActive }: Entries): void {
  const known = entry.read();
  // A customer has signed in meanwhile.
  if (!known.unfinished) return;
  entry.write({ ...known, unfinished: false });
  if (known.state === 'ACTIVE') lastActive.clear();
}
