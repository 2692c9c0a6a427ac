import type * as v from 'valibot';

/** `toHost`: from the web page to the app. `both`: an answer, which goes the other way than its request. */
export type Direction = 'toHost' | 'toGuest' | 'both';

/** Of a state only the newest counts; of events each; a request is answered by an ACK with its `id`. */
export type Kind = 'state' | 'event' | 'request' | 'answer';

export interface MessageEntry {
  name: string;
  direction: Direction;
  kind: Kind;
  /** The protocol version it came with. */
  since: number;
  /** One of the messages that mean something to a host that never answers. */
  base: boolean;
  /** What the host must have said in HELLO to be sent it in earnest; a silent host is taken to handle base messages. */
  capability?: string;
  /** One sentence for app developers. */
  about: string;
  /** Fields of the payload that no log, recording or export shows. */
  sensitive: readonly string[];
  payload: v.GenericSchema;
}

/**
 * Declares one message; the compiler keeps name, direction and kind as literals. Calls are marked pure, so that a
 * guest carries only the schemas of what it receives.
 */
export function message<const Entry extends MessageEntry>(entry: Entry): Entry {
  return entry;
}
