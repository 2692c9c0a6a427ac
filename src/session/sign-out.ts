import { atMost } from '../lib/at-most';

/**
 * `asked`: by the customer here; `inactive`: after too long without activity; `lost`: no fresh token available; `ended`:
 * a service takes no token of this sign-in; `host`: in the app; `otherPerson`: another customer has signed in.
 */
export type SignOutReason = 'asked' | 'inactive' | 'lost' | 'ended' | 'otherTab' | 'host' | 'otherPerson';

type Listener = (reason: SignOutReason) => void | Promise<void>;

const listeners = new Set<Listener>();
const timeout = 3000;

/** For cleaning up after the customer. The token is still valid only if the reason is `asked`, `ended` or `inactive`. */
export function onSignOut(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Waits for the listeners, for 3 s at most. */
export async function notifySignOut(reason: SignOutReason): Promise<void> {
  await atMost(timeout, Promise.allSettled([...listeners].map(async (listener) => listener(reason))));
}
