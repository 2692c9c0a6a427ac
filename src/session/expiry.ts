import * as v from 'valibot';
import { stored } from '../platform/storage/storage';
import { storedAtom } from '../platform/storage/stored-atom';

const schema = v.object({
  state: v.picklist(['ACTIVE', 'ABOUT_TO_EXPIRE', 'EXPIRED']),
  /** Whether the cart had items when last checked. */
  hadItems: v.boolean(),
  /** The service may still have the session that has expired or that the customer asked to end. */
  unfinished: v.boolean(),
});

/** State of the session's end, shared by all tabs. */
export type Expiry = v.InferOutput<typeof schema>;

export const nothingKnown: Expiry = { state: 'ACTIVE', hadItems: false, unfinished: false };

export const expiryEntry = stored('inactivity', { schema, fallback: nothingKnown });
export const expiryAtom = storedAtom(expiryEntry);

/** Whether a sign-out is running, or the service still has to be notified of one. */
export function isExpiring({ state, unfinished }: Expiry = expiryEntry.read()): boolean {
  return state === 'EXPIRED' || unfinished;
}

/** A time of last activity that is past the limit on any clock. */
export const longAgo = 1;
