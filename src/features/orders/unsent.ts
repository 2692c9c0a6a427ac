import type { Failure } from '../../api/errors';

/** What could not be sent, and whether the browser had no network then. */
export interface Unsent {
  failure: Failure;
  wasOffline: boolean;
}

export function unsentBy(failure: Failure): Unsent {
  return { failure, wasOffline: !navigator.onLine };
}
