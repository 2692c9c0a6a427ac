import type { Problem, Traffic } from '../../host';
import { peek } from '../../host/peek';
import { envelopeVersion, readMessage, type ToGuestType, toGuestSchemas } from '../../protocol';

interface TypedMessage {
  /** What the shop gets: an object where the text is JSON, else the text itself. */
  data: unknown;
  /** A valid message without an envelope of its own; the app's side numbers it like any other. */
  plain: { type: ToGuestType; payload: unknown } | null;
  /** What the shop will report about it; null if it is valid. */
  problem: Problem | null;
}

const envelopeFields = ['luckan', 'id', 'session', 'seq'];

/**
 * Reads a message as a developer types it. The fields of the envelope that are left out are filled in; everything else
 * stays as it is, whether valid or not.
 */
export function readTyped(text: string, session: string): TypedMessage {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { data: text, plain: null, problem: { code: 'MALFORMED', field: 'no JSON' } };
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { data: value, plain: null, problem: { code: 'MALFORMED', field: 'no message' } };
  const data = { luckan: envelopeVersion, id: 'typed', session, seq: 0, ...value };
  const reading = readMessage(data, toGuestSchemas);
  const isPlain = reading.kind === 'message' && !envelopeFields.some((name) => Object.hasOwn(value, name));
  return {
    data,
    plain: isPlain ? { type: reading.message.type, payload: data['payload' as keyof typeof data] } : null,
    problem: problemOf(reading),
  };
}

function problemOf(reading: ReturnType<typeof readMessage<typeof toGuestSchemas>>): Problem | null {
  if (reading.kind === 'message') return null;
  if (reading.kind === 'foreign') return { code: 'MALFORMED', field: 'not of the bridge' };
  const { code, field } = reading.fault;
  return { code, ...(field && { field }) };
}

/** For the log; what could not be read is not shown. */
export function trafficOf({ data, problem }: TypedMessage): Traffic {
  return { direction: 'toGuest', ...peek(data), ...(problem && { problem }) };
}
