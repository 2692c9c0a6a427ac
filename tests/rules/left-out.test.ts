import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '../../build/files.mjs';

const root = path.resolve(import.meta.dirname, '../..');
/** What `build/left-out.mjs` takes out of the bundle. */
const leftOut =
  /\b(useMutation|useMutationState|useIsMutating|MutationObserver from|use\w*InfiniteQuery|infiniteQueryOptions)\b/;

test('nothing asks for the parts of a library that the build leaves out', async () => {
  const files = (await filesBelow(root, 'src')).filter((file) => /\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(300);
  const texts = await Promise.all(files.map((file) => readFile(path.join(root, file), 'utf8')));
  expect(files.filter((_, n) => leftOut.test(texts[n] ?? ''))).toEqual([]);
  expect(leftOut.test("import { useMutation } from '@tanstack/react-query';"), 'would be found').toBe(true);
});

test('no text asks for a date or a time in the library’s own manner', async () => {
  const texts = await readFile(path.join(root, 'locales/sv.po'), 'utf8');
  const dated = /\{\w+, (date|time)/;
  expect(texts.split('\n').filter((line) => dated.test(line))).toEqual([]);
  expect(dated.test('{day, date, long}'), 'would be found').toBe(true);
});

test('the session timer is asked for by its own part alone: neither visitors nor apps load it', async () => {
  const files = (await filesBelow(root, 'src')).filter((file) => /\.tsx?$/.test(file));
  const timer = /from '[^']*(session\/inactivity|session-limits|domain\/inactivity|\.\/inactivity)\b/;
  const texts = await Promise.all(files.map((file) => readFile(path.join(root, file), 'utf8')));
  const asking = files.filter((file, n) => !file.startsWith('src/session/inactivity/') && timer.test(texts[n] ?? ''));
  expect(asking.filter((file) => !file.endsWith('.test.ts')).sort()).toEqual([
    'src/app/overlays/SessionDialog.tsx',
    'src/domain/inactivity.ts',
  ]);
  const overlays = texts[files.indexOf('src/app/overlays/Overlays.tsx')];
  expect(overlays).toContain("import('./AccountOverlays')");
  expect(overlays).not.toMatch(/from '\.\/(AccountOverlays|SessionDialog)'/);
});
