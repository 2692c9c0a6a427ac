import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { filesBelow } from '../../build/files';
import { cookiePurposes, entryPurposes, foreignEntryPurposes } from '../../src/platform/consent/purposes';
import { cookieRegistry } from '../../src/platform/cookies/registry';
import { foreignEntries } from '../../src/platform/storage/foreign-entries';
import { registry } from '../../src/platform/storage/registry';

const root = path.resolve(import.meta.dirname, '../..');

/** Marks a test session; it exists in test environments only. */
const ofTests = 'luckan_test';

it('visitors are told what each cookie and stored entry is for, and nothing that does not exist', () => {
  for (const [rows, purposes] of [
    [cookieRegistry, cookiePurposes],
    [registry, entryPurposes],
    [foreignEntries, foreignEntryPurposes],
  ] as const) {
    expect(Object.keys(purposes).sort()).toEqual(Object.keys(rows).sort());
    for (const [name, { message }] of Object.entries(purposes)) expect(message, name).toMatch(/^\p{Lu}.{10,}\.$/u);
  }
});

it('every cookie that the sources name is registered (read from the sources)', async () => {
  const files = (
    await Promise.all(['src', 'bridge', 'build', 'fixtures'].map((folder) => filesBelow(root, folder)))
  ).flat();
  const sources = files.filter((file) => /\.(tsx?|mjs|js|json|html|swift|kt)$/.test(file));
  const texts = await Promise.all(sources.map((file) => readFile(path.join(root, file), 'utf8')));
  const named = new Set(texts.flatMap((text) => text.match(/\bluckan_[a-z]+\b(?!_)/g) ?? []));
  named.delete(ofTests);
  expect(named.size).toBeGreaterThan(5);
  expect([...named].filter((name) => !(name in cookieRegistry))).toEqual([]);
});
