import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type MessageEntry, messages, readMessage, toGuestSchemas, toHostSchemas } from '../../bridge/protocol';

type Json = { [name: string]: Json } | Json[] | string | number | boolean | null;
type Fields = { [name: string]: Json };

/** A text that may arrive, and what the protocol itself makes of it; to compare other readers with. */
export interface Case {
  name: string;
  /** The message that it was made of. */
  type: keyof typeof messages;
  direction: 'toHost' | 'toGuest';
  text: string;
  verdict: { kind: 'message' | 'foreign' | 'faulty'; code?: string; about?: string; field?: string };
}

/** What stands in for a field's value: of each kind of JSON, at and beyond the usual bounds. */
const strangers: Json[] = [
  ...[null, true, 0, 7, -1, 1.5, 90.5, 20_001, 1e20, '', 'abc', 'ABC', '/kassa/', '//evil.example', 'a/b', 'a\u0007b'],
  ...['javascript:alert(1)', 'https://shop.example/a', 'https://user@evil.example/', 'swish://paymentrequest'],
  ...['http://shop.example/', 'http://localhost:8080/', 'QUJD', 'QUI=', 'QUJ', 'x'.repeat(201), 'x'.repeat(4001)],
  ...[{}, { other: 1 }],
];
const envelopeStrangers: Json[] = [
  null,
  true,
  1,
  2,
  1.5,
  -1,
  2 ** 53,
  '',
  '1',
  'lower',
  'NEW_THING',
  'x'.repeat(81),
  {},
];

const folder = path.resolve('bridge/protocol/golden');

export function golden(type: string): Fields {
  return JSON.parse(readFileSync(path.join(folder, `${type}.json`), 'utf8'));
}

/** Every golden message, as it stands and with each of its fields missing or another; and texts that are no message. */
export function cases(): Case[] {
  return Object.values(messages).flatMap((entry: MessageEntry) => {
    const directions = entry.direction === 'both' ? (['toHost', 'toGuest'] as const) : [entry.direction];
    const made = variants(golden(entry.name), entry);
    return directions.flatMap((direction) =>
      [...made, ...texts(golden(entry.name))].map(([name, text]) => judge(name, text, entry, direction)),
    );
  });
}

function judge(name: string, text: string, entry: MessageEntry, direction: Case['direction']): Case {
  const reading = readMessage(text, direction === 'toHost' ? toHostSchemas : toGuestSchemas);
  const verdict = reading.kind === 'faulty' ? { kind: reading.kind, ...reading.fault } : { kind: reading.kind };
  return { name: `${entry.name}: ${name}`, type: entry.name as Case['type'], direction, text, verdict };
}

function variants(message: Fields, entry: MessageEntry): [string, string][] {
  const { payload, ...envelope } = message;
  const known = Object.keys((entry.payload as { entries?: object }).entries ?? {});
  const inEnvelope = replaced(envelope, Object.keys(envelope), envelopeStrangers).map(
    ([name, fields]): [string, string] => [name, JSON.stringify({ ...fields, payload })],
  );
  const inPayload = replaced(payload as Fields, known, strangers).map(([name, fields]): [string, string] => [
    `payload.${name}`,
    JSON.stringify({ ...message, payload: fields }),
  ]);
  const whole = [null, 7, 'x', {}].map((value): [string, string] => [
    `payload = ${JSON.stringify(value)}`,
    JSON.stringify({ ...message, payload: value }),
  ]);
  return [
    ['as it stands', JSON.stringify(message)],
    ['no payload', JSON.stringify(envelope)],
    ['a field more', JSON.stringify({ ...message, more: 1, payload: { ...(payload as Fields), more: [1] } })],
    ...inEnvelope,
    ...whole,
    ...inPayload,
  ];
}

/** These fields with each one missing or another, those within records and lists included. */
function replaced(fields: Fields, names: string[], values: Json[]): [string, Fields][] {
  return names.flatMap((name): [string, Fields][] => {
    const { [name]: value, ...others } = fields;
    const inner = typeof value === 'object' && value !== null ? replacedWithin(value, values) : [];
    // Whether a list may stand for a record, no reader but the page's own leaves open.
    const lists: Json[] = value !== undefined && typeof value !== 'object' ? [[]] : [];
    return [
      [`no ${name}`, others],
      ...[...values, ...lists].map((one): [string, Fields] => [`${name} = ${shown(one)}`, { ...fields, [name]: one }]),
      ...inner.map(([label, changed]): [string, Fields] => [`${name}.${label}`, { ...fields, [name]: changed }]),
    ];
  });
}

function replacedWithin(value: Json[] | Fields, values: Json[]): [string, Json][] {
  if (!Array.isArray(value)) return replaced(value, Object.keys(value), values);
  return [
    ['is empty', []],
    ['is long', Array.from({ length: 101 }, () => value[0] ?? 0)],
    ...values.map((one): [string, Json] => [`0 = ${shown(one)}`, [one, ...value.slice(1)]]),
  ];
}

function texts(message: Fields): [string, string][] {
  const text = JSON.stringify(message);
  return [
    ['cut off', text.slice(0, -1)],
    ['something after it', `${text} 1`],
    ['a comma too many', text.replace(/}$/, ',}')],
    ['in a list', `[${text}]`],
    ['as a text', JSON.stringify(text)],
    ['with white space', JSON.stringify(message, null, '\t')],
    ['twice the type', text.replace('{', '{"type":"FIRST",')],
    ['too large', JSON.stringify({ ...message, more: 'x'.repeat(256 * 1024) })],
    ['the word alone', '"luckan"'],
    ['another’s', text.replace('"luckan"', '"other"')],
  ];
}

function shown(value: Json): string {
  const text = JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 8)}… (${text.length})` : text;
}
