import { getAccessToken } from '../api/authy/calls';
import { store } from '../lib/store';
import type { Embedder } from '../platform/embedder/embedder';
import { purgePersonal } from '../platform/storage/storage';
import { createSession, type Session } from './create-session';
import { hideInCache } from './hide-in-cache';
import { notifySignOut } from './sign-out';
import { lastActive } from './state';
import { storedSubjectMark, storedToken } from './token';

/** Starts this page's session. */
export function startSession(embedder: Embedder): Session {
  const started = createSession({
    embedder,
    store,
    entry: storedToken,
    lastSubject: storedSubjectMark,
    lastActive,
    afterAbsence: async () => (await import('./inactivity/start')).afterAbsence(),
    locks: navigator.locks,
    getAccessToken,
    notifySignOut,
    endSignIn: async () => (await import('./sign-out-now')).signOut('ended'),
    purge: purgePersonal,
    now: Date.now,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    after(ms, work) {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
  });
  hideInCache(window, started, store);
  void started.activate();
  addEventListener('online', () => void started.identify());
  return started;
}
