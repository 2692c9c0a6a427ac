import { limits } from '../domain/limits';
import type { Store } from '../lib/store';
import { withLock } from '../lib/with-lock';
import type { Embedder, HostToken } from '../platform/embedder/embedder';
import type { Stored } from '../platform/storage/create-storage';
import { type HostTokenCode, hostTokens } from './host-tokens';
import { type OwnTokenParts, ownTokens } from './own-tokens';
import type { SignOutReason } from './sign-out';
import { type SessionState, sessionAtom } from './state';
import { subjectMark, subjectOf, type Token } from './token';

export interface SessionParts extends OwnTokenParts {
  embedder: Pick<Embedder, 'can' | 'tokenError' | 'on' | 'hostToken' | 'ownsToken'>;
  store: Store;
  /** A mark of who was signed in last on this device. */
  lastSubject: Stored<string | null>;
  lastActive: Stored<number | null>;
  /** Whether whoever was signed in was away for too long, and is signed out by it. */
  afterAbsence(): Promise<boolean>;
  tellSignOut(reason: SignOutReason): Promise<void>;
  /** Removes what is stored of the person. */
  purge(): void;
  /** Calls back once after `ms`; gives a way to call it off. */
  after(ms: number, work: () => void): () => void;
}

/** The longest time that timers can wait. */
const timerMax = 2 ** 31 - 1;

/** Too short to end any session: what decides is not even loaded. */
const shortAbsence = 300_000;

/** Two minutes before expiry; half-way, where less than that is left. */
function untilRenewal(left: number): number {
  const { refreshBeforeExpiry } = limits.token;
  return Math.min(left > refreshBeforeExpiry ? left - refreshBeforeExpiry : left / 2, timerMax);
}

export type Session = ReturnType<typeof createSession>;

/** Who is signed in: the token's life from start-up to sign-out. */
export function createSession(parts: SessionParts) {
  const { embedder, entry, store, now } = parts;
  const own = ownTokens(parts);
  const host = hostTokens({ embedder, late: (hostLate) => patch({ hostLate }), wait: parts.wait });
  let token: Token | null = null;
  let starting: Promise<void> | undefined;
  let renewing: Promise<Token | null> | undefined;
  let cancelTimer = () => {};

  function patch(change: Partial<SessionState>): void {
    store.set(sessionAtom, (state) => ({ ...state, ...change }));
  }

  /** Whether sign-out is ours to decide; in the app it is not, there the app is told. */
  function decidesItself(): boolean {
    return !embedder.ownsToken() && embedder.can('signOut');
  }

  function use(next: Token): void {
    if (next.accessToken === token?.accessToken) return;
    const subject = subjectOf(next);
    giveWayTo(next, subject);
    token = next;
    patch({ status: 'present', signedIn: true, subject, hostLate: false, watched: embedder.can('sessionDialog') });
    cancelTimer();
    cancelTimer = parts.after(untilRenewal(next.expiresAt - now()), () => {
      if (embedder.ownsToken()) void host.ask('EXPIRING');
      else void renew('EXPIRING', true);
    });
  }

  /** What is left of another person, from before a reload too, is removed before the new one's token is used. */
  function giveWayTo(next: Token, subject: string | null): void {
    const mark = subject && subjectMark(subject);
    const known = parts.lastSubject.read();
    if (known && mark && known !== mark) {
      const kept = entry.read();
      if (token) lose('otherPerson');
      else parts.purge();
      if (kept?.accessToken === next.accessToken) entry.write(kept);
    }
    if (mark) parts.lastSubject.write(mark);
  }

  function leave(): void {
    cancelTimer();
    token = null;
    patch({ status: 'failed', signedIn: false, subject: null, hostLate: false });
    entry.clear();
    parts.purge();
  }

  function lose(reason: SignOutReason): void {
    leave();
    void parts.tellSignOut(reason);
  }

  /** One renewal for all who need it. `mayLeave`: when nothing comes of it, nobody is signed in any more. */
  function renew(code: HostTokenCode, mayLeave: boolean): Promise<Token | null> {
    renewing ??= fresh(code).finally(() => {
      renewing = undefined;
    });
    return renewing.then((next) => {
      if (!next && mayLeave && token && decidesItself()) lose('lost');
      return next;
    });
  }

  async function fresh(code: HostTokenCode): Promise<Token | null> {
    const next = embedder.ownsToken() ? null : await own.fetch(token, limits.query.retries);
    if (next) use(next);
    if (next || decidesItself()) return next;
    const answer = await host.ask(embedder.ownsToken() ? code : 'UNAVAILABLE');
    return answer?.accessToken ? token : null;
  }

  /** TOKEN is state: accepted at any time, the newest wins. */
  function receive({ accessToken, expiresAt }: HostToken): void {
    if (accessToken === null) lose('host');
    else if (token && expiresAt < token.expiresAt) return;
    else if (expiresAt <= now()) return void (embedder.ownsToken() && host.ask('EXPIRED'));
    else use({ accessToken, expiresAt });
    host.answered({ accessToken, expiresAt });
  }

  /** Another tab has renewed the token, signed in or signed out. */
  function followOtherTabs(): void {
    if (embedder.ownsToken()) return;
    const kept = own.kept();
    if (kept) use(kept);
    else if (token && entry.read() === null) lose('otherTab');
  }

  async function start(): Promise<void> {
    const since = parts.lastActive.read();
    patch({ status: 'activated', watched: !!since });
    embedder.on('token', receive);
    const given = await embedder.hostToken();
    if (embedder.ownsToken()) {
      entry.clear();
      if (given) receive(given);
    } else {
      // What was stored, or is told by the session cookie, counts for nothing when its owner was away for too long.
      const isLong = !!since && now() - since * 1000 > shortAbsence;
      const gone = isLong && (await parts.afterAbsence().catch(() => true));
      const kept = gone ? null : own.kept();
      if (kept) use(kept);
      else await startWithoutToken(gone);
      entry.subscribe(followOtherTabs);
    }
    if (!token) patch({ status: 'failed' });
  }

  async function startWithoutToken(gone: boolean): Promise<void> {
    patch({ status: 'fetching' });
    const expired = entry.read();
    const next = gone ? null : await own.fetch(expired, 1);
    if (next) use(next);
    else if (expired || gone) {
      // Whoever it was is gone for good: nothing of them may be left for the next visitor.
      entry.clear();
      parts.purge();
    }
  }

  return {
    activate(): Promise<void> {
      starting ??= start();
      return starting;
    },

    /** For the HTTP client: waits for start-up, never gives an expired token. */
    async token(): Promise<string | null> {
      await starting;
      if (token && token.expiresAt <= now()) return (await renew('EXPIRED', true))?.accessToken ?? null;
      return token?.accessToken ?? null;
    },

    /** For the HTTP client: another token than the rejected one. A 403 never signs out. */
    async refresh(rejected: string, status: number): Promise<string | null> {
      if (!token) return null;
      if (token.accessToken !== rejected) return token.accessToken;
      return (await renew('REJECTED', status !== 403))?.accessToken ?? null;
    },

    /** The session cookie is another one now. @returns whether it is known who is signed in by it */
    async signedIn(): Promise<boolean> {
      await starting;
      await renewing;
      return (await renew('UNAVAILABLE', true)) !== null;
    },

    /** Asks the app once more, from the alert that it has not answered. */
    async retryHost(): Promise<void> {
      patch({ hostLate: false });
      await host.ask('UNAVAILABLE');
    },

    /** Signs out by `work`, in one tab; the others follow. @returns whether this tab has */
    end(work: (leave: () => void) => Promise<void>): Promise<boolean> {
      return withLock(parts.locks, 'luckan.token', async () => {
        followOtherTabs();
        if (token === null) return false;
        await work(leave);
        return true;
      });
    },

    /** Whether this page still shows somebody whom another tab has signed out while it was frozen. */
    isOutdated: () => token !== null && !embedder.ownsToken() && entry.read() === null,
  };
}
