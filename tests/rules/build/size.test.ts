import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';

const build = path.resolve(import.meta.dirname, '../../../build');

/**
 * Lines of code: no comments, no blank lines. Commands of their own have folders: the pages for app developers
 * (`app-guide`), and the upload of source maps (`source-maps`). They are no step of a build.
 */
test('the build stays small enough to be read (read from the sources)', async () => {
  const files = (await readdir(build)).filter((name) => /\.(ts|mjs)$/.test(name));
  const texts = await Promise.all(files.map((name) => readFile(path.join(build, name), 'utf8')));
  const lines = texts.flatMap((text) => text.replace(/\/\*\*[\s\S]*?\*\//g, '').split('\n'));
  const code = lines.filter((line) => !/^\s*(\/\/.*)?$/.test(line)).length;
  console.log(`build: ${code} lines of code in ${files.length} files`);
  expect(files).toContain('bundler.ts');
  expect(code).toBeLessThanOrEqual(1600);
});
