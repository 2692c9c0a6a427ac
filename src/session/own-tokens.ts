import type { AccessToken } from '../api/authy/calls';
import { expectedFailure } from '../api/errors';
import { retryDelay } from '../api/query-defaults';
import { limits } from '../domain/limits';
import { retry } from '../lib/retry';
import { type Locks, withLock } from '../lib/with-lock';
import type { Stored } from '../platform/storage/create-storage';
import type { Token } from './token';

export interface OwnTokenParts {
  getAccessToken(): Promise<AccessToken | null>;
  entry: Stored<Token | null>;
  locks: Locks | undefined;
  now(): number;
  wait(ms: number): Promise<void>;
}

/** Tokens that the shop fetches from authy with the session cookie; shared by all tabs through the storage. */
export function ownTokens({ getAccessToken, entry, locks, now, wait }: OwnTokenParts) {
  /** The stored token, if it is valid for at least `atLeast` ms. */
  function storedToken(atLeast = 0): Token | null {
    const token = entry.read();
    return token && token.expiresAt - now() > atLeast ? token : null;
  }

  /** A sign-out, sign-in or renewal meanwhile counts: the answer may be from before it. */
  async function fetchAndStore(retries: number): Promise<Token | null> {
    const before = entry.read();
    const answer = await retry(getAccessToken, retries, retryDelay, wait);
    if (!answer) return null;
    if (entry.read()?.accessToken !== before?.accessToken) return storedToken();
    const token = { accessToken: answer.token, expiresAt: now() + answer.expiresIn * 1000 };
    entry.write(token);
    return token;
  }

  /**
   * One tab fetches; the others find its token when they get the lock. Null if no one is signed in.
   * @throws ApiError if authy does not say
   */
  function fetch(rejected: Token | null, retries: number): Promise<Token | null> {
    return withLock(locks, 'luckan.token', async () => {
      const others = storedToken(limits.token.refreshBeforeExpiry);
      return others && others.accessToken !== rejected?.accessToken ? others : fetchAndStore(retries);
    });
  }

  return {
    storedToken,
    fetch,
    /** Another token than this one; null if none is available, for whatever reason. */
    renew: (rejected: Token | null): Promise<Token | null> =>
      fetch(rejected, limits.query.retries).catch((error: unknown) => {
        expectedFailure(error);
        return null;
      }),
  };
}
