import { describe, expect, it } from 'vitest';
import { readMessage } from './read-message';
import { toGuestSchemas, toHostSchemas } from './schemas';

const envelope = { luckan: 1, type: 'NAVIGATE', id: 'a', session: 's', seq: 0, payload: { path: '/' } };
const read = (data: unknown, limit?: number) => readMessage(data, toGuestSchemas, limit);

describe('readMessage', () => {
  it('accepts text and objects', () => {
    expect(read(envelope)).toEqual({ kind: 'message', ignored: [], message: envelope });
    expect(read(JSON.stringify(envelope))).toEqual({ kind: 'message', ignored: [], message: envelope });
  });

  it('strips unknown fields', () => {
    const more = { ...envelope, extra: 1, payload: { path: '/', __proto__: { admin: true }, other: 2 } };
    expect(read(more)).toEqual({ kind: 'message', ignored: [], message: envelope });
  });

  it.each([
    undefined,
    null,
    7,
    'hi',
    '{',
    '"luckan"',
    [],
    {},
    { type: 'NAVIGATE' },
    { source: 'react-devtools' },
    () => 1,
  ])('ignores foreign data: %j', (data) => expect(read(data)).toEqual({ kind: 'foreign' }));

  it('ignores data that cannot be serialized', () => {
    const circular: Record<string, unknown> = { luckan: 1 };
    circular.self = circular;
    expect(read(circular)).toEqual({ kind: 'foreign' });
  });

  it.each([
    ['another envelope', { ...envelope, luckan: 2 }, { code: 'UNSUPPORTED_VERSION' }],
    ['an envelope version that is not a number', { ...envelope, luckan: '1' }, { code: 'MALFORMED', field: 'luckan' }],
    ['no session', { ...envelope, session: undefined }, { code: 'MALFORMED', field: 'session' }],
    ['a negative seq', { ...envelope, seq: -1 }, { code: 'MALFORMED', field: 'seq' }],
    ['an invalid type', { ...envelope, type: 'constructor' }, { code: 'MALFORMED', field: 'type' }],
    ['an unknown type', { ...envelope, type: 'DANCE' }, { code: 'UNKNOWN_TYPE', about: 'DANCE' }],
    ['no payload', { ...envelope, payload: undefined }, { code: 'MALFORMED', field: 'payload' }],
    ['a wrong field', { ...envelope, payload: { path: 4 } }, { code: 'MALFORMED', about: 'NAVIGATE', field: 'path' }],
  ])('reports the fault of %s', (_, data, fault) => {
    expect(read(data)).toEqual({ kind: 'faulty', fault });
  });

  it('counts bytes, not characters', () => {
    const message = { ...envelope, payload: { path: `/${'å'.repeat(60)}` } };
    const characters = JSON.stringify(message).length;
    expect(read(message, characters + 59)).toMatchObject({ kind: 'faulty', fault: { code: 'TOO_LARGE' } });
    expect(read(message, characters + 60)).toMatchObject({ kind: 'message' });
  });

  it('a PDF as base64 has its own, higher limit', () => {
    const pdf = (length: number) => ({
      ...envelope,
      type: 'VIEW_PDF',
      payload: { fileName: 'a.pdf', title: 'A', mediaType: 'application/pdf', size: 1, base64: 'A'.repeat(length) },
    });
    expect(readMessage(pdf(1024 * 1024), toHostSchemas)).toMatchObject({ kind: 'message' });
    expect(readMessage(pdf(8 * 1024 * 1024), toHostSchemas)).toMatchObject({
      kind: 'faulty',
      fault: { code: 'TOO_LARGE' },
    });
  });
});
