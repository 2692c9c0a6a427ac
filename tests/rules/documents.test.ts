import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '../../build/files';
import { findDeadReferences, type Tree } from './find-dead-references';

const root = path.resolve(import.meta.dirname, '../..');
const folders = ['bridge', 'build', 'fixtures', 'locales', 'src', 'tests'];
const files = ['LICENSE', 'README.md', 'biome.json', 'build.mjs', 'package-lock.json', 'package.json', 'tsconfig.json'];
const generated = ['dist', 'node_modules', 'playwright-report', 'test-results'];
/** For app developers, published with the package. */
const guide = ['bridge/README.md', 'bridge/reference.md'];

const tree: Tree = {
  has: (place) => existsSync(path.join(root, place)),
  read: (document) => readFileSync(path.join(root, document), 'utf8'),
};

async function documents(): Promise<string[]> {
  const below = await Promise.all(folders.map((folder) => filesBelow(root, folder)));
  return ['README.md', ...below.flat().filter((file) => file.endsWith('.md'))];
}

test('the top level contains only the product’s folders and what tools expect there', async () => {
  const entries = await readdir(root);
  const seen = entries.filter((name) => !name.startsWith('.') && !generated.includes(name));
  expect(seen.sort()).toEqual([...folders, ...files].sort());
});

test('the root README is at most 10 KB, a folder’s README two screens', async () => {
  const files = (await documents()).filter((file) => file !== 'README.md' && !guide.includes(file));
  expect(files.length).toBeGreaterThan(20);
  const sizeOf = (file: string) => Buffer.byteLength(tree.read(file));
  expect(sizeOf('README.md')).toBeLessThanOrEqual(10_240);
  expect(files.filter((file) => sizeOf(file) > 6_500).map((file) => `${file}: ${sizeOf(file)} bytes`)).toEqual([]);
});

test('source text of documents: the files, folders and links that they name exist', async () => {
  const found = (await documents()).flatMap((document) => findDeadReferences(document, tree));
  expect(found).toEqual([]);
});

test.each([
  ['a file by its path', 'See `src/gone.ts`.'],
  ['a file beside the document', '`gone.ts` does it.'],
  ['a file in a command', '`npx vitest run --config tests/gone.config.ts src`'],
  ['a folder of the table of folders', '| Folder | What |\n| --- | --- |\n| `gone` | x |'],
  ['a link to a file', '[there](gone.md)'],
  ['a link to a heading', '# Here\n\n[there](#gone)'],
])('source text of documents: %s that does not exist is found', (_, text) => {
  const here: Tree = { has: (place) => place === 'README.md', read: () => text };
  expect(findDeadReferences('README.md', here)).toHaveLength(1);
});

test.each([
  'A pattern: `src/features/<task>/Screen.tsx`, `src/*/README.md`.',
  '```\nsrc/in-a-block.ts `src/gone.ts`\n```',
  'Elsewhere: [site](https://example.org/gone), `https://shop.example/config.json`, `x.json`.',
  '# Add a screen\n\n[there](#add-a-screen), `README.md`',
])('source text of documents: %s is fine', (text) => {
  const here: Tree = { has: (place) => place === 'README.md', read: () => text };
  expect(findDeadReferences('README.md', here)).toEqual([]);
});
