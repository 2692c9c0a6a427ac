import * as v from 'valibot';
import { stored } from '../../platform/storage/storage';

const schema = v.object({
  state: v.picklist(['ACTIVE', 'ABOUT_TO_EXPIRE', 'EXPIRED']),
  /** Whether the cart held items when that was known last. */
  hadItems: v.boolean(),
  /** The service may still hold the session that has expired. */
  unfinished: v.boolean(),
});

/** What all tabs know of the session's end. */
export type Inactivity = v.InferOutput<typeof schema>;

export const nothingKnown: Inactivity = { state: 'ACTIVE', hadItems: false, unfinished: false };

export const inactivityEntry = stored('inactivity', { schema, fallback: nothingKnown });

/** A last activity that is too long ago, however the clock is set. */
export const longAgo = 1;
