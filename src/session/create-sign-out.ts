import type { Stored } from '../platform/storage/create-storage';
import type { Session } from './create-session';
import { type Expiry, longAgo, nothingKnown } from './expiry';
import { finished } from './finished';
import type { SignOutReason } from './sign-out';

export interface SignOutParts {
  session(): Promise<Pick<Session, 'end'>>;
  notifySignOut(reason: SignOutReason): Promise<void>;
  /** Ends the session at the service. */
  logout(): Promise<void>;
  /** State of the sign-out, shared by all tabs and by pages loaded later. */
  entry: Stored<Expiry>;
  lastActive: Stored<number | null>;
}

type Leaving = Extract<SignOutReason, 'asked' | 'ended' | 'inactive'>;

/** Signs the customer out. They are no longer shown while the request is pending; any page can complete it. */
export function createSignOut({ session, notifySignOut, logout, entry, lastActive }: SignOutParts) {
  let leaving: Promise<void> | undefined;
  let finishing: Promise<void> | undefined;

  async function leave(reason: Leaving): Promise<void> {
    const left = await (await session()).end(async (forget) => {
      // Listeners run while the token is still valid.
      await notifySignOut(reason);
      forget();
    });
    if (left || reason !== 'inactive') await finish().catch(() => {});
  }

  /** One request at a time. @throws ApiError if the service cannot be reached: its session may continue */
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

    /** Signs the customer out in all tabs; resolves once the service has responded or the request has failed. */
    signOut(reason: Leaving = 'asked'): Promise<void> {
      leaving ??= leave(reason).finally(() => {
        leaving = undefined;
      });
      if (reason !== 'inactive') {
        entry.write({ ...nothingKnown, unfinished: true });
        lastActive.write(longAgo);
      }
      return leaving;
    },

    /**
     * Call it before a new sign-in: an earlier absence must not end it, and cancelling it must not restore the previous
     * session. @throws ApiError if the previous session could not be ended at the service
     */
    async beforeSignIn(): Promise<void> {
      if (entry.read().unfinished) await finish();
      lastActive.clear();
    },
  };
}
