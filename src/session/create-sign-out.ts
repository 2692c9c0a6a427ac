import type { Stored } from '../platform/storage/create-storage';
import type { Session } from './create-session';
import { type Ending, longAgo, nothingKnown } from './ending';
import { finished } from './finished';
import type { SignOutReason } from './sign-out';

export interface SignOutParts {
  session(): Promise<Pick<Session, 'end'>>;
  tellSignOut(reason: SignOutReason): Promise<void>;
  /** Has the service end its session. */
  logout(): Promise<void>;
  /** What all tabs, and pages that are loaded later, know of it. */
  entry: Stored<Ending>;
  lastActive: Stored<number | null>;
}

/** The way out. Nobody who has left is shown while the service still has to be told, by whichever page. */
export function createSignOut({ session, tellSignOut, logout, entry, lastActive }: SignOutParts) {
  let leaving: Promise<void> | undefined;
  let finishing: Promise<void> | undefined;

  async function leave(reason: 'asked' | 'inactive'): Promise<void> {
    const left = await (await session()).end(async (forget) => {
      // The listeners hear of it while the token still works.
      await tellSignOut(reason);
      forget();
    });
    if (left || reason === 'asked') await finish().catch(() => {});
  }

  /** Once at a time. @throws ApiError where the service cannot be told: its session may go on */
  function finish(): Promise<void> {
    finishing ??= logout()
      .then(() => finished({ entry, lastActive }))
      .finally(() => {
        finishing = undefined;
      });
    return finishing;
  }

  return {
    finish,

    /** Signs out whoever is signed in, in all tabs; settles when the service has been told, or could not be. */
    signOut(reason: 'asked' | 'inactive' = 'asked'): Promise<void> {
      leaving ??= leave(reason).finally(() => {
        leaving = undefined;
      });
      if (reason === 'asked') {
        entry.write({ ...nothingKnown, unfinished: true });
        lastActive.write(longAgo);
      }
      return leaving;
    },

    /**
     * Another sign-in is about to begin: an absence before it must not end it, and given up, it must not bring back
     * who had left. @throws ApiError where the service could not be told that they have
     */
    async beforeSignIn(): Promise<void> {
      if (entry.read().unfinished) await finish();
      lastActive.clear();
    },
  };
}
