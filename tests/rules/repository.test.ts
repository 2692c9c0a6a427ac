import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '../../build/files';

const root = path.resolve(import.meta.dirname, '../..');
const generated = new Set(['node_modules', 'dist', '.cache', '.data', '.git', 'test-results', 'playwright-report']);
const text = /\.(tsx?|mjs|json|md|po|sql|svg|html|swift|kt|ya?ml)$|^\.ci\/|^\.[a-z]+$|LICENSE$/;
/** Written so that this file does not match itself. */
const machine = new RegExp(
  [
    '/ho' + 'me/',
    '/Us' + 'ers/',
    '/ro' + 'ot/',
    '/wo' + 'rk/',
    '[A-Z]:\\\\\\\\Us' + 'ers',
    'registry\\.' + 'npm',
    '/t' + 'mp/',
  ].join('|'),
);

async function repositoryFiles(): Promise<string[]> {
  const entries = await readdir(root, { withFileTypes: true });
  const ownEntries = entries.filter(({ name }) => !generated.has(name));
  const below = await Promise.all(
    ownEntries.map(async (entry) => (entry.isFile() ? [entry.name] : filesBelow(root, entry.name))),
  );
  return below.flat();
}

test('no file names a local folder or a package registry (read from the sources)', async () => {
  const files = (await repositoryFiles()).filter((file) => text.test(file));
  expect(files.length).toBeGreaterThan(100);
  const found = await Promise.all(
    files.map(async (file) => {
      const lines = (await readFile(path.join(root, file), 'utf8')).split('\n');
      return lines.flatMap((line, index) =>
        machine.test(line) ? [`${file}:${index + 1}: ${line.trim().slice(0, 120)}`] : [],
      );
    }),
  );
  expect(found.flat()).toEqual([]);
});

test('the lock file names no registry and pins every package by its contents', async () => {
  const { packages } = JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<
      string,
      { resolved?: string; integrity?: string; link?: boolean; optional?: boolean; os?: string[] }
    >;
  };
  const installed = Object.entries(packages).filter(([name]) => name !== '');
  expect(installed.length).toBeGreaterThan(100);
  expect(installed.filter(([, { resolved }]) => resolved).map(([name]) => name)).toEqual([]);
  // Optional packages of platforms that were unavailable when the lock file was written may lack theirs.
  const pinned = installed.filter(([, { optional, os }]) => !(optional && os));
  expect(pinned.length).toBeGreaterThan(100);
  expect(pinned.filter(([, { integrity, link }]) => !integrity && !link).map(([name]) => name)).toEqual([]);
});

test('sources are short: one concept per file (read from the sources)', async () => {
  const sources = (await repositoryFiles()).filter((file) => /\.(tsx?|mjs)$/.test(file));
  const long = await Promise.all(
    sources.map(async (file) => {
      const lines = (await readFile(path.join(root, file), 'utf8')).split('\n').length - 1;
      return lines > 250 ? [`${file}: ${lines} lines`] : [];
    }),
  );
  expect(long.flat()).toEqual([]);
});
