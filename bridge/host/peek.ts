import { redact } from '../protocol/redact';

/** The loggable parts of a message, valid or not, with possibly sensitive fields hidden. */
export function peek(data: unknown) {
  const value = typeof data === 'string' ? parse(data) : data;
  const envelope: Record<string, unknown> = typeof value === 'object' && value !== null ? { ...value } : {};
  const { type, payload, id, session, seq } = envelope;
  const name = typeof type === 'string' ? type.slice(0, 40) : undefined;
  return {
    type: name,
    payload: name === undefined ? undefined : redact(name, payload),
    id: typeof id === 'string' ? id.slice(0, 80) : undefined,
    session: typeof session === 'string' ? session.slice(0, 80) : undefined,
    seq: typeof seq === 'number' ? seq : undefined,
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
