import * as v from 'valibot';
import { request } from '../../api/http';
import { currentSession } from '../../session/current';

/** Takes over the session of an e-ID that has been approved. @returns whether there is one */
export async function takeSession(): Promise<boolean> {
  return (await currentSession()).signedIn();
}

/** Whether the session cookie names somebody. Asked here, so that the app is not told that nobody is signed in yet. */
export async function hasSession(): Promise<boolean> {
  const asked = { service: 'web', path: '/authy/getAccessToken', credentials: 'include', timeout: 10_000 } as const;
  return request({ ...asked, schema: v.unknown() }).then(
    (answer) => answer !== undefined,
    () => false,
  );
}
