import type { Observable } from '../lib/observable';
import { isInitialised, type SessionState } from './state';

/** Resolves when it is known whether somebody is signed in. */
export async function initialised(session: Observable<SessionState>): Promise<void> {
  if (isInitialised(session.get())) return;
  await new Promise<void>((resolve) => {
    const stop = session.subscribe(() => {
      if (!isInitialised(session.get())) return;
      stop();
      resolve();
    });
  });
}
