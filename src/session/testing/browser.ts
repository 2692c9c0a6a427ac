import { createStore } from 'jotai';
import { vi } from 'vitest';
import type { AccessToken } from '../../api/authy/calls';
import { ApiError } from '../../api/errors';
import type { Locks } from '../../lib/with-lock';
import type { Stored } from '../../platform/storage/create-storage';
import { createSession, type SessionParts } from '../create-session';
import { createSignOut } from '../create-sign-out';
import { type Expiry, nothingKnown } from '../expiry';
import { sessionAtom } from '../state';
import type { Token } from '../token';
import { noApp } from './no-app';

export const minute = 60_000;

export function jwt(subject: string, nonce: number | string = 0): string {
  return `x.${btoa(JSON.stringify({ sub: subject, nonce }))}.y`;
}

/** A storage entry shared by several tabs. */
function shared<T>(initial: T) {
  const listeners = new Set<{ tab: object; listener: () => void }>();
  let value = initial;
  return (tab: object): Stored<T> => {
    const change = (next: T) => {
      value = next;
      for (const each of [...listeners]) each.listener();
      return true;
    };
    return {
      read: () => value,
      write: change,
      clear: () => void change(initial),
      subscribe(listener) {
        const own = { tab, listener };
        listeners.add(own);
        return () => listeners.delete(own);
      },
      fallback: initial,
    };
  };
}

function fakeLocks(): Locks {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request(_name, _options, work) {
      const mine = last.then(work);
      last = mine.catch(() => {});
      return mine;
    },
  };
}

/** A browser with an authy service; `tab()` opens another tab. */
export function browser({ person = 'anna' as string | null, expiresIn = 600 } = {}) {
  const authy = { person, calls: 0, broken: 0 };
  const tokenEntry = shared<Token | null>(null);
  const subjectEntry = shared<string | null>(null);
  const lastActive = shared<number | null>(null);
  const inactivity = shared<Expiry>(nothingKnown);
  const locks = fakeLocks();

  async function getAccessToken(): Promise<AccessToken | null> {
    authy.calls++;
    await new Promise((resolve) => setTimeout(resolve, 10));
    if (authy.broken > 0) {
      authy.broken--;
      throw new ApiError({ kind: 'network' });
    }
    return authy.person === null ? null : { token: jwt(authy.person, authy.calls), expiresIn };
  }

  function tab(change: Partial<SessionParts> = {}) {
    const id = {};
    const signedOut: string[] = [];
    const store = createStore();
    const entry = tokenEntry(id);
    const purge = vi.fn(() => {
      entry.clear();
      subjectEntry(id).clear();
    });
    const parts: SessionParts = {
      embedder: noApp,
      store,
      entry,
      lastSubject: subjectEntry(id),
      lastActive: lastActive(id),
      afterAbsence: async () => true,
      locks,
      getAccessToken,
      notifySignOut: async (reason) => void signedOut.push(reason),
      endSignIn: () => signOut('ended'),
      purge,
      now: Date.now,
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      after(ms, work) {
        const timer = setTimeout(work, ms);
        return () => clearTimeout(timer);
      },
      ...change,
    };
    const session = createSession(parts);
    const { signOut, finish, beforeSignIn } = createSignOut({
      session: async () => session,
      notifySignOut: parts.notifySignOut,
      async logout() {
        if (authy.broken > 0) throw new ApiError({ kind: 'network' });
        authy.person = null;
      },
      entry: inactivity(id),
      lastActive: parts.lastActive,
    });
    const state = {
      get: () => store.get(sessionAtom),
      subscribe: (listener: () => void) => store.sub(sessionAtom, listener),
    };
    return { session, signOut: () => signOut('asked'), finish, beforeSignIn, state, signedOut, purge, entry };
  }
  return {
    authy,
    tab,
    stored: tokenEntry({}),
    lastSubject: subjectEntry({}),
    lastActive: lastActive({}),
    inactivity: inactivity({}),
  };
}

export async function settle<T>(work: Promise<T>): Promise<T> {
  await vi.advanceTimersByTimeAsync(60_000);
  return work;
}

export async function started(tab: ReturnType<ReturnType<typeof browser>['tab']>): Promise<void> {
  const done = tab.session.activate();
  await vi.advanceTimersByTimeAsync(2000);
  await done;
}
