import * as v from 'valibot';
import { frejaLoginAddress, readFrejaReturn } from '../../api/identity/calls';
import type { Registration } from '../../domain/eid';
import { randomId } from '../../lib/random-id';
import { embedder } from '../../platform/embedder/current';
import { stored } from '../../platform/storage/storage';
import { beforeSignIn } from '../sign-out-now';

/** Nonce by which this tab recognises its own sign-in on return. */
const nonceOfTab = stored('frejaNonce', { schema: v.nullable(v.string()), fallback: null });

/** Result of the sign-in; `foreign`: this tab did not begin it. */
export type FrejaReturn = NonNullable<ReturnType<typeof readFrejaReturn>>['result'] | 'foreign';

/**
 * Navigates to Freja, which returns to `returnTo`.
 * @param returnTo absolute
 * @returns false if it could not be opened
 */
export async function leaveForFreja(registration: Registration, returnTo: string): Promise<boolean> {
  await beforeSignIn();
  const nonce = randomId();
  nonceOfTab.write(nonce);
  return embedder().openExternal(frejaLoginAddress({ registration, redirectUrl: returnTo, nonce }));
}

/** Reads, once, the result of this tab's sign-in from a query; null if the query contains none. */
export function takeFrejaReturn(search: string): FrejaReturn | null {
  const back = readFrejaReturn(search);
  if (!back) return null;
  const nonce = nonceOfTab.read();
  nonceOfTab.clear();
  return nonce !== null && back.nonce === nonce ? back.result : 'foreign';
}

/** Whether this tab waits for a sign-in that continues elsewhere. */
export function isAtFreja(): boolean {
  return nonceOfTab.read() !== null;
}

/** Stops waiting for the sign-in. */
export function forgetFreja(): void {
  nonceOfTab.clear();
}
