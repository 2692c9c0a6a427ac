import type { Store } from '../lib/store';
import { isInitialised, sessionAtom } from './state';

/** Calls the listener whenever someone who was known to be a visitor has signed in. */
export function onSignIn(store: Store, listener: () => void): () => void {
  let wasVisitor = false;
  const check = () => {
    const session = store.get(sessionAtom);
    if (session.signedIn && wasVisitor) listener();
    wasVisitor = !session.signedIn && (wasVisitor || isInitialised(session));
  };
  check();
  return store.sub(sessionAtom, check);
}
