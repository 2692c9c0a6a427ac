import * as v from 'valibot';
import type { PayloadOf } from '../../protocol';

const schema = v.object({ token: v.string(), expiresIn: v.number() });

/** The token of the customer who is signed in in this browser; signed out if there is none. */
export async function sessionToken(fetchFile: typeof fetch = fetch): Promise<PayloadOf<'TOKEN'>> {
  const answer = await fetchFile('/api/web/authy/getAccessToken').catch(() => null);
  const read = answer?.status === 200 ? v.safeParse(schema, await answer.json().catch(() => null)) : null;
  return read?.success
    ? { accessToken: read.output.token, expiresAt: Math.round(Date.now() + read.output.expiresIn * 1000) }
    : { accessToken: null, expiresAt: Date.now() };
}
