import type { Store } from '../lib/store';
import { isInitialised, sessionAtom } from './state';

/** Resolves when it is known whether a customer is signed in. */
export async function initialised(store: Store): Promise<void> {
  if (isInitialised(store.get(sessionAtom))) return;
  await new Promise<void>((resolve) => {
    const stop = store.sub(sessionAtom, () => {
      if (!isInitialised(store.get(sessionAtom))) return;
      stop();
      resolve();
    });
  });
}
