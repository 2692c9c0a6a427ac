import * as v from 'valibot';
import { stored } from '../platform/storage/storage';
import { storedAtom } from '../platform/storage/stored-atom';

const schema = v.object({
  state: v.picklist(['ACTIVE', 'ABOUT_TO_EXPIRE', 'EXPIRED']),
  /** Whether the cart held items when that was known last. */
  hadItems: v.boolean(),
  /** The service may still hold the session that has expired, or that somebody has asked to leave. */
  unfinished: v.boolean(),
});

/** What all tabs know of the session's end. */
export type Ending = v.InferOutput<typeof schema>;

export const nothingKnown: Ending = { state: 'ACTIVE', hadItems: false, unfinished: false };

export const endingEntry = stored('inactivity', { schema, fallback: nothingKnown });
export const endingAtom = storedAtom(endingEntry);

/** Whether somebody is being signed out, or has been and the service is still to be told. */
export function isEnding({ state, unfinished }: Ending = endingEntry.read()): boolean {
  return state === 'EXPIRED' || unfinished;
}

/** A last activity that is too long ago, however the clock is set. */
export const longAgo = 1;
