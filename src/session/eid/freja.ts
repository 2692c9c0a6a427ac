import * as v from 'valibot';
import { frejaLoginAddress, readFrejaReturn } from '../../api/identity/calls';
import type { Registration } from '../../domain/eid';
import { randomId } from '../../lib/random-id';
import { embedder } from '../../platform/embedder/current';
import { stored } from '../../platform/storage/storage';
import { beforeSignIn } from '../sign-out-now';

/** By which this tab knows that it has asked for what it comes back from. */
const nonceOfTab = stored('frejaNonce', { schema: v.nullable(v.string()), fallback: null });

/** How the visitor has come back; `foreign`: from a sign-in that this tab has not begun. */
export type FrejaReturn = NonNullable<ReturnType<typeof readFrejaReturn>>['result'] | 'foreign';

/**
 * Leaves for Freja, which leads back to the page at `returnTo`. Gives false where that could not be done.
 * @param returnTo absolute
 */
export async function leaveForFreja(registration: Registration, returnTo: string): Promise<boolean> {
  await beforeSignIn();
  const nonce = randomId();
  nonceOfTab.write(nonce);
  return embedder().openExternal(frejaLoginAddress({ registration, redirectUrl: returnTo, nonce }));
}

/** What an address with this query says of the sign-in that this tab has left for, once; null where it says nothing. */
export function takeFrejaReturn(search: string): FrejaReturn | null {
  const back = readFrejaReturn(search);
  if (!back) return null;
  const nonce = nonceOfTab.read();
  nonceOfTab.clear();
  return nonce !== null && back.nonce === nonce ? back.result : 'foreign';
}

/** Whether this tab waits for a sign-in that goes on elsewhere. */
export function isAtFreja(): boolean {
  return nonceOfTab.read() !== null;
}

/** Nothing is waited for any more. */
export function forgetFreja(): void {
  nonceOfTab.clear();
}
