import { ApiError } from '../api/errors';
import type { SignInEnded } from '../api/http';
import type { Store } from '../lib/store';
import { withLock } from '../lib/with-lock';
import type { Embedder, HostToken, TokenRefusal } from '../platform/embedder/embedder';
import type { Stored } from '../platform/storage/create-storage';
import { currentToken } from './current-token';
import { hostTokens } from './host-tokens';
import { type OwnTokenParts, ownTokens } from './own-tokens';
import { createRenewal } from './renewal';
import { type StartParts, sessionStart } from './session-start';
import type { SignOutReason } from './sign-out';
import { patchSession } from './state';
import { subjectOf, type Token } from './token';

export interface SessionParts extends OwnTokenParts, StartParts {
  embedder: Pick<Embedder, 'can' | 'tokenError' | 'on' | 'hostToken' | 'ownsToken' | 'refused' | 'whenSeen'>;
  store: Store;
  /** Hash that identifies the last customer signed in on this device. */
  lastSubject: Stored<string | null>;
  notifySignOut(reason: SignOutReason): Promise<void>;
  /** Signs the customer out, here and at the service. */
  endSignIn(): Promise<void>;
  /** Runs `work` once after `ms`. @returns a function that cancels it */
  after(ms: number, work: () => void): () => void;
}

/** Earlier than 1973 in milliseconds: an app has sent seconds. */
const firstPlausible = 1e11;

export type Session = ReturnType<typeof createSession>;

/** Manages the token from start-up to sign-out. */
export function createSession(parts: SessionParts) {
  const { embedder, entry, store, now } = parts;
  const own = ownTokens(parts);
  const host = hostTokens({ ...parts, delayed: (hostDelayed) => patchSession(store, { hostDelayed }) });
  const current = currentToken(parts);
  /** The sign-out of a sign-in that has ended. */
  let signingOut: Promise<void> | undefined;
  /** The token that a service has refused last. */
  let refused: string | null = null;
  const renewal = createRenewal({
    ...parts,
    own,
    host,
    token: current.get,
    use,
    decidesItself,
    lose: () => lose('lost'),
  });
  const beginning = sessionStart({ ...parts, own, current, use, receive, followOtherTabs });

  /** Whether the shop decides about sign-out; inside an app it only notifies the app. */
  function decidesItself(): boolean {
    return !embedder.ownsToken() && embedder.can('signOut');
  }

  function use(next: Token): void {
    if (current.use(next)) renewal.schedule(next);
  }

  function leave(): void {
    renewal.stop();
    current.leave(signingOut !== undefined);
  }

  function lose(reason: SignOutReason): void {
    renewal.stop();
    current.lose(reason);
  }

  function end(): Promise<void> {
    return parts
      .endSignIn()
      .catch(() => lose('lost'))
      .finally(() => {
        signingOut = undefined;
      });
  }

  /** Of the tokens of one customer the one that expires last wins, unless a service has refused it. */
  function isOutdated(next: Token): boolean {
    const token = current.get();
    if (!token || token.accessToken === refused || next.expiresAt >= token.expiresAt) return false;
    const [own, sent] = [subjectOf(token), subjectOf(next)];
    return own === null || sent === null || own === sent;
  }

  /** An expired one is no refusal where no later one is in use: the app is asked for another. */
  function refusalOf(next: Token): TokenRefusal | null {
    if (next.expiresAt < firstPlausible) return 'SECONDS';
    if (!isOutdated(next)) return null;
    return next.expiresAt > now() ? 'OUTDATED' : 'EXPIRED';
  }

  /** TOKEN is state: it is accepted at any time. A sign-out counts whatever its time is. */
  function receive({ accessToken, expiresAt }: HostToken): void {
    const reason = accessToken === null ? null : refusalOf({ accessToken, expiresAt });
    if (reason) return void embedder.refused({ about: 'TOKEN', field: 'expiresAt', reason });
    if (accessToken === null) lose('host');
    else if (expiresAt <= now()) return void (embedder.ownsToken() && host.askAnew('EXPIRED'));
    else use({ accessToken, expiresAt });
    host.answered({ accessToken, expiresAt });
  }

  /** Another tab has renewed the token, signed in or signed out. */
  function followOtherTabs(): void {
    if (embedder.ownsToken()) return;
    const saved = own.storedToken();
    if (saved) use(saved);
    else if (current.get() && entry.read() === null) lose('otherTab');
  }

  return {
    activate: beginning.activate,

    /**
     * For the HTTP client: waits for start-up and never returns an expired token; null for a visitor.
     * @throws ApiError if a customer is signed in and no token has come in time: nothing of theirs is requested without one
     */
    async token(): Promise<string | null> {
      await beginning.started();
      const token = current.get();
      if (!token || token.expiresAt > now()) return token?.accessToken ?? null;
      const next = await renewal.renew('EXPIRED', true);
      if (!next && current.get()) throw new ApiError({ kind: 'timeout', noToken: true });
      return next?.accessToken ?? null;
    },

    /**
     * For the HTTP client: returns a token other than the rejected one. A 403 never signs out. A sign-in that has `ended`
     * is the app's to renew, unasked; without an app it is over if a fresh token does not help.
     */
    async refresh(rejected: string, status: number, ended?: SignInEnded): Promise<string | null> {
      const token = current.get();
      if (!token) return null;
      if (token.accessToken !== rejected) return token.accessToken;
      refused = rejected;
      if (ended && !decidesItself()) return (await renewal.silently(ended))?.accessToken ?? null;
      // Another fresh token would be rejected, too.
      if (ended?.again) signingOut ??= end();
      if (ended && signingOut) return signingOut.then(() => null);
      return (await renewal.renew('REJECTED', status !== 403))?.accessToken ?? null;
    },

    /** Call it when the session cookie has changed. @returns whether a token could be fetched with it */
    async signedIn(): Promise<boolean> {
      await beginning.started();
      await renewal.settled();
      return (await renewal.renew('UNAVAILABLE', true)) !== null;
    },

    /** Tries again to find out whether a customer is signed in, if that is not known. */
    identify: beginning.identify,

    /** Asks the app again, from the alert that it has not responded. */
    async retryHost(): Promise<void> {
      patchSession(store, { hostDelayed: null });
      await host.askAnew('UNAVAILABLE');
    },

    /** Runs the sign-out `work` in one tab; the others follow. @returns whether this tab ran it */
    end(work: (leave: () => void) => Promise<void>): Promise<boolean> {
      return withLock(parts.locks, 'luckan.token', async () => {
        followOtherTabs();
        if (current.get() === null) return false;
        await work(leave);
        return true;
      });
    },

    /** Whether this page still shows a customer who was signed out, or followed by another one, while it was frozen. */
    isOutdated(): boolean {
      const shown = current.get();
      if (shown === null || embedder.ownsToken()) return false;
      const stored = entry.read();
      return stored === null || subjectOf(stored) !== subjectOf(shown);
    },
  };
}
