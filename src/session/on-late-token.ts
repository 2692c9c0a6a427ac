import type { Store } from '../lib/store';
import { sessionAtom } from './state';

/** Calls the listener whenever the token has come that an app had not sent in time, or the app is asked for it again. */
export function onLateToken(store: Store, listener: () => void): () => void {
  let wasLate = false;
  return store.sub(sessionAtom, () => {
    const { hostDelayed, signedIn } = store.get(sessionAtom);
    if (wasLate && hostDelayed === null && signedIn) listener();
    wasLate = hostDelayed !== null;
  });
}
