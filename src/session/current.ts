import { getAccessToken, logout } from '../api/authy/calls';
import type { Embedder } from '../platform/embedder/embedder';
import { purgePersonal } from '../platform/storage/storage';
import { createSession, type Session } from './create-session';
import { tellSignOut } from './sign-out';
import { sessionState } from './state';
import { storedSubjectMark, storedToken } from './token';

let session: Session | undefined;

/** Called once by start-up, which then activates it. */
export function startSession(embedder: Embedder): Session {
  const started = createSession({
    embedder,
    state: sessionState,
    entry: storedToken,
    lastSubject: storedSubjectMark,
    locks: navigator.locks,
    getAccessToken,
    logout,
    tellSignOut,
    purge: purgePersonal,
    now: Date.now,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    after(ms, work) {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
  });
  // A page that comes back from the back-forward cache must not show somebody who has signed out since.
  addEventListener('pageshow', (event) => {
    if (event.persisted && started.isOutdated()) location.reload();
  });
  session = started;
  return started;
}

export async function signOut(): Promise<void> {
  await session?.signOut();
}

/** Asks the app for a token once more. */
export async function retryHostToken(): Promise<void> {
  await session?.retryHost();
}
