import type * as v from 'valibot';
import type { MessageEntry } from '../message';
import { messages } from '../messages';

/** A message as the generators read it: every payload is an object of named fields. */
export interface Entry extends MessageEntry {
  payload: v.GenericSchema & { entries: Readonly<Record<string, v.GenericSchema>> };
}

export const entries: readonly Entry[] = Object.values(messages);

/** Messages that the page sends, answers included. */
export const toHostEntries = entries.filter(({ direction }) => direction !== 'toGuest');

/** Messages that the app sends, answers included. */
export const toGuestEntries = entries.filter(({ direction }) => direction !== 'toHost');
