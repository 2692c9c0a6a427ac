import { expectedFailure } from '../api/errors';
import type { Store } from '../lib/store';
import type { Embedder, HostToken } from '../platform/embedder/embedder';
import type { Stored } from '../platform/storage/create-storage';
import type { CurrentToken } from './current-token';
import type { ownTokens } from './own-tokens';
import { shortAbsence } from './short-absence';
import { patchSession, sessionAtom } from './state';
import type { Token } from './token';

export interface StartParts {
  lastActive: Stored<number | null>;
  /** Whether the customer was inactive for too long and is therefore signed out. */
  afterAbsence(): Promise<boolean>;
  /** Removes the customer's stored data. */
  purge(): void;
  now(): number;
}

interface Needs extends StartParts {
  embedder: Pick<Embedder, 'on' | 'hostToken' | 'ownsToken'>;
  store: Store;
  entry: Stored<Token | null>;
  own: ReturnType<typeof ownTokens>;
  current: Pick<CurrentToken, 'get'>;
  use(next: Token): void;
  receive(sent: HostToken): void;
  followOtherTabs(): void;
}

/** Finds out whether a customer is signed in: at start, and again if that could not be known. */
export function sessionStart(needs: Needs) {
  const { embedder, store, entry, own, current, lastActive, use, receive, purge, now } = needs;
  let starting: Promise<void> | undefined;
  let identifying: Promise<void> | undefined;

  /** After too long an absence neither the stored token nor the session cookie is used. */
  async function isGone(since: number | null): Promise<boolean> {
    const isLong = !!since && now() - since * 1000 > shortAbsence;
    return isLong && needs.afterAbsence().catch(() => true);
  }

  async function start(): Promise<void> {
    const since = lastActive.read();
    patchSession(store, { status: 'activated', watched: !!since });
    let isReceived = false;
    embedder.on('token', (token) => {
      isReceived = true;
      receive(token);
    });
    const hostToken = await embedder.hostToken();
    if (embedder.ownsToken()) {
      entry.clear();
      if (hostToken && !isReceived) receive(hostToken);
      if (!current.get()) patchSession(store, { status: 'failed' });
    } else {
      const gone = await isGone(since);
      const saved = gone ? null : own.storedToken();
      if (saved) use(saved);
      else await startWithoutToken(gone);
      entry.subscribe(needs.followOtherTabs);
    }
  }

  async function startWithoutToken(gone: boolean): Promise<void> {
    patchSession(store, { status: 'fetching' });
    const expired = entry.read();
    let isUnknown = false;
    try {
      const next = gone ? null : await own.fetch(expired, 1);
      if (next) use(next);
      else if (!current.get() && (expired || gone)) {
        // That customer will not return: leave no data behind for the next visitor.
        entry.clear();
        purge();
      }
    } catch (error) {
      expectedFailure(error);
      isUnknown = true;
    }
    if (!current.get()) patchSession(store, { status: 'failed', isUnknown });
  }

  async function fetchAgain(): Promise<void> {
    await starting;
    if (!store.get(sessionAtom).isUnknown) return;
    await startWithoutToken(await isGone(lastActive.read()));
  }

  return {
    activate(): Promise<void> {
      starting ??= start();
      return starting;
    },

    /** Settles with the start, if it has begun. */
    started: () => starting,

    /** Tries again to find out whether a customer is signed in, if that is not known. */
    identify(): Promise<void> {
      identifying ??= fetchAgain().finally(() => {
        identifying = undefined;
      });
      return identifying;
    },
  };
}
