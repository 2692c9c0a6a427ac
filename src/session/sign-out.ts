import { atMost } from '../lib/at-most';

/**
 * `asked`: by the person here; `inactive`: nobody has done anything for too long; `lost`: no fresh token to be had;
 * `host`: in the app; `otherPerson`: another one has taken over.
 */
export type SignOutReason = 'asked' | 'inactive' | 'lost' | 'otherTab' | 'host' | 'otherPerson';

type Listener = (reason: SignOutReason) => void | Promise<void>;

const listeners = new Set<Listener>();
const patience = 3000;

/** What must be cleaned when nobody is signed in any more. The token is still valid only when it was `asked` or `inactive`. */
export function onSignOut(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Waits for the listeners, but not longer than 3 s. */
export async function tellSignOut(reason: SignOutReason): Promise<void> {
  await atMost(patience, Promise.allSettled([...listeners].map(async (listener) => listener(reason))));
}
