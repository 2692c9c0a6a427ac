import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '../../build/files';
import { namePartsIn, partsIn } from '../../src/lib/part-names';

const root = path.resolve(import.meta.dirname, '../..');
const importsPart = "import { part } from '../lib/part';\n";

test('a part gets the name of its file', () => {
  expect(namePartsIn(`${importsPart}part(() => import('../a/One'));`)).toContain("import('../a/One'), 'One')");
});

test('a part that cannot be named stops the build', () => {
  expect(() => partsIn(`${importsPart}part(async () => (await import('../a/One')).Two);`, 'a.ts')).toThrow(
    "a.ts: parts are written part(() => import('./Name'))",
  );
});

test('the file of every part exports the component of the same name (read from the sources)', async () => {
  const files = (await filesBelow(root, 'src')).filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  const read = (file: string) => readFile(path.join(root, file), 'utf8');
  const parts = (
    await Promise.all(
      files.map(async (file) =>
        partsIn(await read(file), file).map((specifier) => path.posix.join(path.posix.dirname(file), specifier)),
      ),
    )
  ).flat();
  expect(parts.length).toBeGreaterThan(20);
  const wrong = await Promise.all(
    parts.map(async (part) => {
      const component = new RegExp(`^export function ${path.posix.basename(part)}\\b`, 'm');
      return component.test(await read(files.find((file) => file === `${part}.tsx` || file === `${part}.ts`) ?? ''))
        ? []
        : [part];
    }),
  );
  expect(wrong.flat()).toEqual([]);
});
