import { deferred } from '../lib/deferred';
import type { Session } from './create-session';

/** The session of this page. Its code is loaded after the first paint, or when a call first needs a token. */
export const { provide: provideSession, get: currentSession } = deferred<Session>();

/** For the HTTP client. Where the session's code cannot be fetched, calls go out as a visitor's. */
export const tokens = {
  token: async () => (await currentSession().catch(() => null))?.token() ?? null,
  refresh: async (rejected: string, status: number) => (await currentSession()).refresh(rejected, status),
};

/** Asks the app for a token once more. */
export async function retryHostToken(): Promise<void> {
  await (await currentSession()).retryHost();
}
