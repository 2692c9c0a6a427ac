import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { messages } from '../protocol';
import { hostCapabilities } from '../protocol/capabilities';
import { nativeFiles } from '../protocol/generate/native-files';

const root = path.resolve(import.meta.dirname, '../..');

it('the generated files of schemas, Swift and Kotlin are up to date with the protocol (else: node build.mjs --run bridge/protocol/generate/main.ts)', async () => {
  const files = await nativeFiles(root);
  expect(Object.keys(files).length).toBeGreaterThan(Object.keys(messages).length);
  for (const [file, text] of Object.entries(files))
    expect(readFileSync(path.join(root, file), 'utf8'), file).toBe(text);
});

it('there are no stale generated files', async () => {
  const files = await nativeFiles(root);
  const below = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .map((file) => `bridge/native/${file}`)
    .filter((file) => /\.(swift|kt|json)$/.test(file));
  const marked = below.filter((file) =>
    file.includes('/swift-tests/')
      ? file.endsWith('.json')
      : /do not edit|"\$schema"/.test(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(marked.sort()).toEqual(Object.keys(files).sort());
});

it('apps can declare every capability that a message needs', () => {
  const needed = Object.values(messages).flatMap((entry) => ('capability' in entry ? [entry.capability] : []));
  expect(needed.length).toBeGreaterThan(0);
  expect(needed.filter((one) => !(hostCapabilities as readonly string[]).includes(one))).toEqual([]);
});
