import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { cases, golden } from '../../tests/native/cases';
import { fits } from '../../tests/native/fits';
import { type MessageEntry, messages } from '../protocol';
import type { JsonSchema } from '../protocol/generate/json';

const folder = path.join(import.meta.dirname, 'schema');
const read = (file: string): JsonSchema => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
const schemaOf = new Map(Object.keys(messages).map((type) => [type, read(`${type}.schema.json`)]));
const all = cases();

/** Whether the schema's description names a check that JSON Schema itself cannot express. */
function isBeyondSchemas(type: string, field: string | undefined): boolean {
  const payload = schemaOf.get(type)?.properties?.payload;
  const one = field
    ? JSON.stringify(payload?.properties?.[field.split('.')[0] ?? ''])
    : JSON.stringify({ ...payload, properties: {} });
  return /"x-check"/.test(one ?? '');
}

describe('JSON Schema', () => {
  it('exists for each message, the envelope, and each direction', () => {
    const others = ['envelope', 'to-guest', 'to-host'];
    expect(readdirSync(folder).sort()).toEqual(
      [...Object.keys(messages), ...others].map((name) => `${name}.schema.json`).sort(),
    );
  });

  it.each(Object.keys(messages))('%s: its golden message matches its own schema only', (type) => {
    const fitting = [...schemaOf].filter(([, schema]) => fits(schema, golden(type), read)).map(([name]) => name);
    expect(fitting).toEqual([type]);
    expect(fits(read('envelope.schema.json'), golden(type), read)).toBe(true);
  });

  it.each(Object.values(messages))('$name matches the schema of its direction only', ({ name, direction }) => {
    expect(fits(read('to-host.schema.json'), golden(name), read)).toBe(direction !== 'toGuest');
    expect(fits(read('to-guest.schema.json'), golden(name), read)).toBe(direction !== 'toHost');
  });

  it('what the protocol rejects does not match, except for checks named in descriptions', () => {
    const refused = all.filter(({ verdict }) =>
      ['MALFORMED', 'UNSUPPORTED_VERSION', 'UNKNOWN_TYPE'].includes(verdict.code ?? ''),
    );
    expect(refused.length).toBeGreaterThan(1500);
    const fitting = refused.filter(({ type, text }) => fits(schemaOf.get(type) ?? {}, JSON.parse(text), read));
    expect(
      fitting.filter(({ type, verdict }) => !isBeyondSchemas(type, verdict.field)).map(({ name }) => name),
    ).toEqual([]);
    // Checks of single fields and of whole payloads both occurred.
    expect(new Set(fitting.map(({ type }) => type))).toEqual(new Set(['OPEN_EXTERNAL', 'VIEW_PDF', 'PDF_DOWNLOAD']));
  });

  it('what the protocol accepts matches, except for what it treats as missing', () => {
    const taken = all.filter(({ verdict }) => verdict.kind === 'message');
    expect(taken.length).toBeGreaterThan(300);
    const refused = taken.filter(({ type, text }) => !fits(schemaOf.get(type) ?? {}, JSON.parse(text), read));
    const lenient = refused.map(({ name }) => /^HELLO: payload\.(\w+)/.exec(name)?.[1]);
    const optional = [
      'insets',
      'returnUrl',
      'consent',
      'cartId',
      'hidden',
      'locale',
      'theme',
      'colorScheme',
      'fontScale',
    ];
    expect(new Set(lenient)).toEqual(new Set(optional));
    const { properties } = schemaOf.get('HELLO')?.properties?.payload ?? {};
    for (const field of lenient.map(String)) expect(properties?.[field]?.description).toContain('treated as missing');
  });

  it.each(Object.values<MessageEntry>(messages))(
    '$name is annotated with its properties and its sensitive fields',
    ({ name, direction, kind, since, base, capability, about, sensitive }) => {
      const schema = schemaOf.get(name) ?? {};
      const { payload } = schema.properties ?? {};
      expect(schema).toMatchObject({
        'x-direction': direction,
        'x-kind': kind,
        'x-since': since,
        'x-base': base,
        ...(capability && { 'x-capability': capability }),
        description: about,
      });
      const marked = Object.entries(payload?.properties ?? {}).filter(([, field]) => field['x-sensitive']);
      expect(marked.map(([field]) => field).sort()).toEqual([...sensitive].sort());
    },
  );

  it('the checker rejects unknown keywords', () => {
    expect(() => fits({ multipleOf: 2 } as JsonSchema, 1, read)).toThrow('unknown keyword');
  });
});
