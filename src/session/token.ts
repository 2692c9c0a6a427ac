import * as v from 'valibot';
import { stored } from '../platform/storage/storage';

const schema = v.object({ accessToken: v.pipe(v.string(), v.minLength(1)), expiresAt: v.number() });

/** `expiresAt` in epoch milliseconds */
export type Token = v.InferOutput<typeof schema>;

export const storedToken = stored('token', { schema: v.nullable(schema), fallback: null });

export const storedSubjectMark = stored('lastSubject', { schema: v.nullable(v.string()), fallback: null });

/** The `sub` of a JSON Web Token; null for any other token. It is compared, never trusted. */
export function subjectOf({ accessToken }: Token): string | null {
  try {
    const payload = accessToken.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    if (typeof claims !== 'object' || claims === null || !('sub' in claims)) return null;
    return typeof claims.sub === 'string' ? claims.sub : null;
  } catch {
    return null;
  }
}

/** A short hash that identifies a subject without storing it. */
export function subjectMark(subject: string): string {
  let hash = 0x811c9dc5;
  for (const char of subject) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}
