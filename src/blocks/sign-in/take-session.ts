import * as v from 'valibot';
import { request } from '../../api/http';
import { currentSession } from '../../session/current';

/** Fetches the session after an approved e-ID sign-in. @returns whether there is one */
export async function takeSession(): Promise<boolean> {
  return (await currentSession()).signedIn();
}

/** Whether the session cookie is valid. Requested here, so that the app is not notified while nobody is signed in. */
export async function hasSession(): Promise<boolean> {
  const call = { service: 'web', path: '/authy/getAccessToken', credentials: 'include', timeout: 10_000 } as const;
  return request({ ...call, schema: v.unknown() }).then(
    (answer) => answer !== undefined,
    () => false,
  );
}
