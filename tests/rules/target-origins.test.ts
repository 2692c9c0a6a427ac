import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '../../build/files';

const root = path.resolve(import.meta.dirname, '../..');

/** This file plays an attacker. */
const attacker = 'bridge/harness/conformance/forged/frame.ts';
const toAnybody = /postMessage\([^;]*?,\s*(['"`])\*\1/;

test('no message is posted to an unspecified origin (read from the sources)', async () => {
  const files = (await Promise.all(['src', 'bridge'].map((folder) => filesBelow(root, folder))))
    .flat()
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file));
  expect(files.length).toBeGreaterThan(500);
  const found = await Promise.all(
    files.map(async (file) => (toAnybody.test(await readFile(path.join(root, file), 'utf8')) ? [file] : [])),
  );
  expect(found.flat(), 'the attacker shows that the rule finds what it looks for').toEqual([attacker]);
});
