import { deferred } from '../lib/deferred';
import type { Session } from './create-session';

/** This page's session. Its code is loaded after the first paint, or when a call first needs a token. */
export const { provide: provideSession, get: currentSession } = deferred<Session>();

/** For the HTTP client. If the session's code cannot be loaded, calls are sent without a token. */
export const tokens = {
  token: async () => (await currentSession().catch(() => null))?.token() ?? null,
  refresh: async (...rejected: Parameters<Session['refresh']>) => (await currentSession()).refresh(...rejected),
};

/** Asks the app for a token again. */
export async function retryHostToken(): Promise<void> {
  await (await currentSession()).retryHost();
}

/** Tries again to find out whether a customer is signed in, if that is not known. */
export async function identifyCustomer(): Promise<void> {
  await (await currentSession()).identify();
}
