import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { messages } from './messages';
import { readMessage } from './read-message';
import { toGuestSchemas, toHostSchemas } from './schemas';

const folder = path.join(import.meta.dirname, 'golden');
const golden = readdirSync(folder).map((file) => path.basename(file, '.json'));

const read = (type: string) => readFileSync(path.join(folder, `${type}.json`), 'utf8');

describe('golden messages', () => {
  it('exist for each message of the protocol, and for nothing else', () => {
    expect(golden.sort()).toEqual(Object.keys(messages).sort());
  });

  it.each(Object.values(messages))('$name is read unchanged by its receiver', ({ name, direction }) => {
    const text = read(name);
    if (direction !== 'toGuest')
      expect(readMessage(text, toHostSchemas)).toEqual({ kind: 'message', ignored: [], message: JSON.parse(text) });
    if (direction !== 'toHost')
      expect(readMessage(text, toGuestSchemas)).toEqual({ kind: 'message', ignored: [], message: JSON.parse(text) });
  });

  it.each(Object.values(messages).filter(({ direction }) => direction !== 'both'))(
    '$name is rejected in the other direction',
    ({ name, direction }) => {
      const schemas = direction === 'toHost' ? toGuestSchemas : toHostSchemas;
      expect(readMessage(read(name), schemas)).toEqual({
        kind: 'faulty',
        fault: { code: 'UNKNOWN_TYPE', about: name },
      });
    },
  );

  it('a token never travels from the page to the app', () => {
    expect(Object.keys(toHostSchemas)).not.toContain('TOKEN');
    expect(Object.values(toHostSchemas).flatMap((schema) => Object.keys(schema.entries))).not.toContain('accessToken');
  });
});
