import * as v from 'valibot';
import { type Envelope, envelopeSchema } from './envelope';
import type { FaultCode } from './fault-codes';
import { maxMessageBytes } from './limits';
import { isLongerThan, sizeLimit } from './message-size';
import { envelopeVersion } from './versions';

export type Schemas = Readonly<Record<string, v.GenericSchema>>;

type Parsed<Table extends Schemas> = {
  [Type in keyof Table & string]: Envelope<Type, v.InferOutput<Table[Type]>>;
}[keyof Table & string];

/**
 * The result of reading incoming data: a valid message with the names of optional fields that were `ignored` because
 * they are invalid, foreign data, or an invalid message with its fault.
 */
export type Reading<Message> =
  | { kind: 'message'; message: Message; ignored: readonly string[] }
  | { kind: 'foreign' }
  | { kind: 'faulty'; fault: { code: FaultCode; about?: string; field?: string } };

/**
 * Reads a message, as text or object, with the payload schemas of the types that the sender may send.
 * Never throws, and returns only what a schema has parsed.
 */
export function readMessage<Table extends Schemas>(
  data: unknown,
  schemas: Table,
  limit = maxMessageBytes,
): Reading<Parsed<Table>> {
  const text = asText(data);
  if (!text?.includes('"luckan"')) return { kind: 'foreign' };
  if (isLongerThan(sizeLimit({ base64: '' }, limit), text)) return faulty({ code: 'TOO_LARGE' });
  const value = parse(text);
  if (!isRecord(value) || !Object.hasOwn(value, 'luckan')) return { kind: 'foreign' };
  if (value.luckan !== envelopeVersion && typeof value.luckan === 'number')
    return faulty({ code: 'UNSUPPORTED_VERSION' });

  const envelope = v.safeParse(envelopeSchema, value);
  if (!envelope.success) return malformed(envelope.issues[0]);
  const { type, payload } = envelope.output;
  const schema = Object.hasOwn(schemas, type) && schemas[type];
  if (!schema) return faulty({ code: 'UNKNOWN_TYPE', about: type });
  if (isLongerThan(isRecord(payload) ? sizeLimit(payload, limit) : limit, text))
    return faulty({ code: 'TOO_LARGE', about: type });
  const parsed = v.safeParse(schema, payload);
  if (!parsed.success) return malformed(parsed.issues[0], type);
  return {
    kind: 'message',
    message: { ...envelope.output, payload: parsed.output } as Parsed<Table>,
    ignored: ignoredFields(schema, payload, parsed.output),
  };
}

/** Fields that the schema knows and that were given, but that it has replaced by nothing. */
function ignoredFields(schema: v.GenericSchema, given: unknown, output: unknown): string[] {
  if (!('entries' in schema) || !isRecord(schema.entries) || !isRecord(given) || !isRecord(output)) return [];
  return Object.keys(schema.entries).filter((name) => given[name] != null && output[name] === undefined);
}

function faulty(fault: Extract<Reading<never>, { kind: 'faulty' }>['fault']): Reading<never> {
  return { kind: 'faulty', fault };
}

function malformed(issue: v.BaseIssue<unknown>, about?: string): Reading<never> {
  const path = v.getDotPath(issue)?.slice(0, 100);
  return faulty({ code: 'MALFORMED', ...(about && { about }), ...(path && { field: path }) });
}

/** Objects are serialized too, so that only plain data is parsed. */
function asText(data: unknown): string | undefined {
  if (typeof data === 'string') return data;
  if (!isRecord(data)) return undefined;
  try {
    return JSON.stringify(data);
  } catch {
    return undefined;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
