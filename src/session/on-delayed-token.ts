import type { Store } from '../lib/store';
import { sessionAtom } from './state';

/** Calls the listener whenever the token has come that an app had not sent in time, or the app is asked for it again. */
export function onDelayedToken(store: Store, listener: () => void): () => void {
  let wasDelayed = false;
  return store.sub(sessionAtom, () => {
    const { hostDelayed, signedIn } = store.get(sessionAtom);
    if (wasDelayed && hostDelayed === null && signedIn) listener();
    wasDelayed = hostDelayed !== null;
  });
}
