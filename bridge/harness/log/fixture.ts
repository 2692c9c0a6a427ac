import type { Envelope } from '../../protocol/envelope';
import type { LogEntry } from './log';

/** A message as a test fixture, in the format of the golden messages; sensitive fields stay hidden. */
export function fixtureOf({ type, id, session, seq, payload }: LogEntry): string {
  const envelope: Partial<Envelope> = {
    luckan: 1,
    type: type ?? '',
    id: id ?? '',
    session: session ?? '',
    seq: seq ?? 0,
    payload,
  };
  return JSON.stringify(envelope, null, 2);
}
