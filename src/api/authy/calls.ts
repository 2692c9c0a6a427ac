import * as v from 'valibot';
import { failureOf } from '../errors';
import { request } from '../http';
import { tokenPath } from './address';
import { accessTokenSchema } from './schema';

export interface AccessToken {
  token: string;
  /** seconds */
  expiresIn: number;
}

/** Fetches the bearer for the session cookie; null (204, 401 or 403) if no one is signed in. GET /authy/getAccessToken */
export async function getAccessToken(): Promise<AccessToken | null> {
  try {
    const token = await request({
      service: 'web',
      path: tokenPath,
      credentials: 'include',
      timeout: 10_000,
      schema: v.optional(accessTokenSchema),
    });
    return token ?? null;
  } catch (error) {
    const failure = failureOf(error);
    if (failure?.kind === 'refused' && [401, 403].includes(failure.status)) return null;
    throw error;
  }
}

/** Ends the session of the cookie. GET /authy/logout */
export async function logout(): Promise<void> {
  await request({ service: 'web', path: '/authy/logout', credentials: 'include', timeout: 5000, schema: v.unknown() });
}
