import { appendFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { stampOf } from '../../../build/files';
import { temporaryTree } from './temporary-tree';

test('the stamp changes with sources and with documents that are named, but not with other documents', async () => {
  const root = await temporaryTree({ 'src/a.ts': '', 'src/README.md': '', 'src/shipped.md': '' });
  const stamp = () => stampOf(root, ['src', 'src/shipped.md', 'src/none.ts']);
  const first = await stamp();
  await appendFile(path.join(root, 'src/README.md'), 'More.');
  expect(await stamp()).toBe(first);
  await appendFile(path.join(root, 'src/shipped.md'), 'More.');
  const second = await stamp();
  expect(second).not.toBe(first);
  await writeFile(path.join(root, 'src/b.ts'), '');
  expect(await stamp()).not.toBe(second);
});
