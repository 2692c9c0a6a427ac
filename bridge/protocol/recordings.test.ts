import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readMessage } from './read-message';
import { toGuestSchemas, toHostSchemas } from './schemas';

const folder = path.join(import.meta.dirname, 'recordings');
const schemas = { toHost: toHostSchemas, toGuest: toGuestSchemas };

it.each(readdirSync(folder))('%s contains messages of the protocol only, and is a session of one page', (file) => {
  const recorded: { direction: keyof typeof schemas; message: { type: string; session: string } }[] = JSON.parse(
    readFileSync(path.join(folder, file), 'utf8'),
  );
  expect(recorded.length).toBeGreaterThan(10);
  for (const { direction, message } of recorded)
    expect(readMessage(JSON.stringify(message), schemas[direction]).kind, message.type).toBe('message');
  expect(new Set(recorded.map(({ message }) => message.session)).size).toBe(1);
  expect(recorded[0]?.message.type).toBe('READY');
});
