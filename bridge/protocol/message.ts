import type * as v from 'valibot';

/** `toHost`: from the web page to the app. `both`: an answer, sent in the opposite direction of its request. */
export type Direction = 'toHost' | 'toGuest' | 'both';

/** Of a state only the latest matters; of events all; a request is answered by an ACK with its `id`. */
export type Kind = 'state' | 'event' | 'request' | 'answer';

export interface MessageEntry {
  name: string;
  direction: Direction;
  kind: Kind;
  /** The protocol version that introduced it. */
  since: number;
  /** Whether a host that never answers is assumed to handle it. */
  base: boolean;
  /** The capability that a host must declare in HELLO; a silent host is assumed to handle base messages. */
  capability?: string;
  /** The category that HELLO's consent must allow before the shop sends it: then no silent host gets it. */
  consent?: 'preferences' | 'statistics' | 'marketing';
  /** One sentence for app developers. */
  about: string;
  /** Payload fields that must be hidden in logs, recordings and exports. */
  sensitive: readonly string[];
  payload: v.GenericSchema;
}

/**
 * Declares a message with name, direction and kind as literal types. Calls are marked pure, so that a guest's bundle
 * contains only the schemas of what it receives.
 */
export function message<const Entry extends MessageEntry>(entry: Entry): Entry {
  return entry;
}
