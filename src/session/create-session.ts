import { ApiError, expectedFailure } from '../api/errors';
import type { SignInEnded } from '../api/http';
import type { Store } from '../lib/store';
import { withLock } from '../lib/with-lock';
import type { Embedder, HostToken } from '../platform/embedder/embedder';
import type { Stored } from '../platform/storage/create-storage';
import { hostTokens } from './host-tokens';
import { type OwnTokenParts, ownTokens } from './own-tokens';
import { createRenewal } from './renewal';
import { shortAbsence } from './short-absence';
import type { SignOutReason } from './sign-out';
import { type SessionState, sessionAtom } from './state';
import { subjectMark, subjectOf, type Token } from './token';

export interface SessionParts extends OwnTokenParts {
  embedder: Pick<Embedder, 'can' | 'tokenError' | 'on' | 'hostToken' | 'ownsToken' | 'refused' | 'whenSeen'>;
  store: Store;
  /** Hash that identifies the last customer signed in on this device. */
  lastSubject: Stored<string | null>;
  lastActive: Stored<number | null>;
  /** Whether the customer was inactive for too long and is therefore signed out. */
  afterAbsence(): Promise<boolean>;
  notifySignOut(reason: SignOutReason): Promise<void>;
  /** Signs the customer out, here and at the service. */
  endSignIn(): Promise<void>;
  /** Removes the customer's stored data. */
  purge(): void;
  /** Runs `work` once after `ms`. @returns a function that cancels it */
  after(ms: number, work: () => void): () => void;
}

/** Earlier than 1973 in milliseconds: an app has sent seconds. */
const firstPlausible = 1e11;

const nothingWrong = { hostDelayed: null, hasEnded: false, isUnknown: false };

export type Session = ReturnType<typeof createSession>;

/** Manages the token from start-up to sign-out. */
export function createSession(parts: SessionParts) {
  const { embedder, entry, store, now } = parts;
  const own = ownTokens(parts);
  const host = hostTokens({ embedder, delayed: (hostDelayed) => patch({ hostDelayed }), wait: parts.wait });
  let token: Token | null = null;
  let starting: Promise<void> | undefined;
  let identifying: Promise<void> | undefined;
  /** The sign-out of a sign-in that has ended. */
  let signingOut: Promise<void> | undefined;
  const renewal = createRenewal({
    ...parts,
    own,
    host,
    token: () => token,
    use,
    decidesItself,
    lose: () => lose('lost'),
  });

  function patch(change: Partial<SessionState>): void {
    store.set(sessionAtom, (state) => ({ ...state, ...change }));
  }

  /** Whether the shop decides about sign-out; inside an app it only notifies the app. */
  function decidesItself(): boolean {
    return !embedder.ownsToken() && embedder.can('signOut');
  }

  function use(next: Token): void {
    if (next.accessToken === token?.accessToken) return;
    const subject = subjectOf(next);
    giveWayTo(next, subject);
    token = next;
    patch({ status: 'present', signedIn: true, subject, ...nothingWrong, watched: embedder.can('sessionDialog') });
    renewal.schedule(next);
  }

  /** Removes another customer's data, also from before a reload, before the new token is used. */
  function giveWayTo(next: Token, subject: string | null): void {
    const mark = subject && subjectMark(subject);
    const known = parts.lastSubject.read();
    if (known && mark && known !== mark) {
      const saved = entry.read();
      if (token) lose('otherPerson');
      else parts.purge();
      if (saved?.accessToken === next.accessToken) entry.write(saved);
    }
    if (mark) parts.lastSubject.write(mark);
  }

  function leave(hasEnded = signingOut !== undefined): void {
    renewal.stop();
    token = null;
    patch({ status: 'failed', signedIn: false, subject: null, ...nothingWrong, hasEnded });
    entry.clear();
    parts.purge();
  }

  function lose(reason: SignOutReason): void {
    leave(reason === 'lost');
    void parts.notifySignOut(reason);
  }

  function end(): Promise<void> {
    return parts
      .endSignIn()
      .catch(() => lose('lost'))
      .finally(() => {
        signingOut = undefined;
      });
  }

  /** TOKEN is state: it is accepted at any time, and the one that expires last wins. */
  function receive({ accessToken, expiresAt }: HostToken): void {
    const isOutdated = token && expiresAt < token.expiresAt;
    if (accessToken === null) lose('host');
    else if (isOutdated || expiresAt < firstPlausible)
      return void embedder.refused({ about: 'TOKEN', field: 'expiresAt' });
    else if (expiresAt <= now()) return void (embedder.ownsToken() && host.ask('EXPIRED'));
    else use({ accessToken, expiresAt });
    host.answered({ accessToken, expiresAt });
  }

  /** Another tab has renewed the token, signed in or signed out. */
  function followOtherTabs(): void {
    if (embedder.ownsToken()) return;
    const saved = own.storedToken();
    if (saved) use(saved);
    else if (token && entry.read() === null) lose('otherTab');
  }

  /** After too long an absence neither the stored token nor the session cookie is used. */
  async function isGone(since: number | null): Promise<boolean> {
    const isLong = !!since && now() - since * 1000 > shortAbsence;
    return isLong && parts.afterAbsence().catch(() => true);
  }

  async function start(): Promise<void> {
    const since = parts.lastActive.read();
    patch({ status: 'activated', watched: !!since });
    embedder.on('token', receive);
    const hostToken = await embedder.hostToken();
    if (embedder.ownsToken()) {
      entry.clear();
      if (hostToken) receive(hostToken);
      if (!token) patch({ status: 'failed' });
    } else {
      const gone = await isGone(since);
      const saved = gone ? null : own.storedToken();
      if (saved) use(saved);
      else await startWithoutToken(gone);
      entry.subscribe(followOtherTabs);
    }
  }

  async function startWithoutToken(gone: boolean): Promise<void> {
    patch({ status: 'fetching' });
    const expired = entry.read();
    let isUnknown = false;
    try {
      const next = gone ? null : await own.fetch(expired, 1);
      if (next) use(next);
      else if (!token && (expired || gone)) {
        // That customer will not return: leave no data behind for the next visitor.
        entry.clear();
        parts.purge();
      }
    } catch (error) {
      expectedFailure(error);
      isUnknown = true;
    }
    if (!token) patch({ status: 'failed', isUnknown });
  }

  async function fetchAgain(): Promise<void> {
    await starting;
    if (!store.get(sessionAtom).isUnknown) return;
    await startWithoutToken(await isGone(parts.lastActive.read()));
  }

  return {
    activate(): Promise<void> {
      starting ??= start();
      return starting;
    },

    /**
     * For the HTTP client: waits for start-up and never returns an expired token; null for a visitor.
     * @throws ApiError if a customer is signed in and no token has come in time: nothing of theirs is requested without one
     */
    async token(): Promise<string | null> {
      await starting;
      if (!token || token.expiresAt > now()) return token?.accessToken ?? null;
      const next = await renewal.renew('EXPIRED', true);
      if (!next && token) throw new ApiError({ kind: 'timeout' });
      return next?.accessToken ?? null;
    },

    /**
     * For the HTTP client: returns a token other than the rejected one. A 403 never signs out. A sign-in that has `ended`
     * is the app's to renew, unasked; without an app it is over if a fresh token does not help.
     */
    async refresh(rejected: string, status: number, ended?: SignInEnded): Promise<string | null> {
      if (!token) return null;
      if (token.accessToken !== rejected) return token.accessToken;
      if (ended && !decidesItself()) return (await renewal.silently(ended))?.accessToken ?? null;
      // Another fresh token would be rejected, too.
      if (ended?.again) signingOut ??= end();
      if (ended && signingOut) return signingOut.then(() => null);
      return (await renewal.renew('REJECTED', status !== 403))?.accessToken ?? null;
    },

    /** Call it when the session cookie has changed. @returns whether a token could be fetched with it */
    async signedIn(): Promise<boolean> {
      await starting;
      await renewal.settled();
      return (await renewal.renew('UNAVAILABLE', true)) !== null;
    },

    /** Tries again to find out whether a customer is signed in, if that is not known. */
    identify(): Promise<void> {
      identifying ??= fetchAgain().finally(() => {
        identifying = undefined;
      });
      return identifying;
    },

    /** Asks the app again, from the alert that it has not responded. */
    async retryHost(): Promise<void> {
      patch({ hostDelayed: null });
      await host.ask('UNAVAILABLE');
    },

    /** Runs the sign-out `work` in one tab; the others follow. @returns whether this tab ran it */
    end(work: (leave: () => void) => Promise<void>): Promise<boolean> {
      return withLock(parts.locks, 'luckan.token', async () => {
        followOtherTabs();
        if (token === null) return false;
        await work(() => leave());
        return true;
      });
    },

    /** Whether this page still shows a customer whom another tab has signed out while it was frozen. */
    isOutdated: () => token !== null && !embedder.ownsToken() && entry.read() === null,
  };
}
