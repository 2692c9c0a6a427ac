import type { Store } from '../lib/store';
import type { Embedder } from '../platform/embedder/embedder';
import type { Stored } from '../platform/storage/create-storage';
import type { SignOutReason } from './sign-out';
import { patchSession } from './state';
import { subjectMark, subjectOf, type Token } from './token';

interface Needs {
  embedder: Pick<Embedder, 'can'>;
  store: Store;
  entry: Stored<Token | null>;
  /** Hash that identifies the last customer signed in on this device. */
  lastSubject: Stored<string | null>;
  notifySignOut(reason: SignOutReason): Promise<void>;
  /** Removes the customer's stored data. */
  purge(): void;
}

export type CurrentToken = ReturnType<typeof currentToken>;

const nothingWrong = { hostDelayed: null, hasEnded: false, isUnknown: false };

/** The token of the customer who is signed in; with it comes and goes what is shown of the session, and stored. */
export function currentToken({ embedder, store, entry, lastSubject, notifySignOut, purge }: Needs) {
  let token: Token | null = null;

  /** Removes another customer's data, also from before a reload, before the new token is used. */
  function giveWayTo(next: Token, subject: string | null): void {
    const mark = subject && subjectMark(subject);
    const held = token && subjectOf(token);
    // Another tab may have met the next customer first.
    const known = held ? subjectMark(held) : lastSubject.read();
    if (known && mark && known !== mark) {
      const saved = entry.read();
      if (token) lose('otherPerson');
      else purge();
      if (saved?.accessToken === next.accessToken) entry.write(saved);
    }
    if (mark) lastSubject.write(mark);
  }

  function leave(hasEnded: boolean): void {
    token = null;
    patchSession(store, { status: 'failed', signedIn: false, subject: null, ...nothingWrong, hasEnded });
    entry.clear();
    purge();
  }

  function lose(reason: SignOutReason): void {
    leave(reason === 'lost');
    void notifySignOut(reason);
  }

  return {
    get: () => token,

    /** @returns whether it is another one than before */
    use(next: Token): boolean {
      if (next.accessToken === token?.accessToken) return false;
      const subject = subjectOf(next);
      giveWayTo(next, subject);
      token = next;
      const watched = embedder.can('sessionDialog');
      patchSession(store, { status: 'present', signedIn: true, subject, ...nothingWrong, watched });
      return true;
    },

    /** Nobody is signed in any more. @param hasEnded a service has ended the sign-in */
    leave,
    /** The same, with everybody notified of it. */
    lose,
  };
}
